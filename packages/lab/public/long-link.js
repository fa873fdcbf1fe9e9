// A fragment of a megabyte slows down every load, because each request carries the page's address.
// Such a fragment is no link of the Lab (state/link.ts has the limit), so the page reloads without it.
if (location.hash.length > 24_100) {
  history.replaceState(null, "", "#too-long");
  location.reload();
}

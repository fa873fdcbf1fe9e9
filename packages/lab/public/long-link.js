// A fragment of a megabyte makes everything that the page loads slow, since each request is told the page's address.
// It is no link of the Lab's (state/link.ts has the length), so the page begins again without it.
if (location.hash.length > 24_100) {
  history.replaceState(null, "", "#too-long");
  location.reload();
}

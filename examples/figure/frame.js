// A figure whose attributes are the page's fragment: frame.html#algorithm=star1&bounds=0,10&tree={"max":[…]}.
// Nothing of the fragment is sent to a server.
const figure = document.createElement("tyche-tree");
for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
  if (name === "language") document.documentElement.lang = value;
  figure.setAttribute(name, value);
}
document.body.append(figure);

// A page around the frame may give it the height that it needs.
const tellHeight = () =>
  parent.postMessage({ type: "tyche-height", height: document.body.scrollHeight }, "*");
new ResizeObserver(tellHeight).observe(document.body);

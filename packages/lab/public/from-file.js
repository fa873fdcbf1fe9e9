// A page opened as a file cannot load modules, so the Lab cannot start. This script can run there, and explains what to
// do.
// It is self-contained: the build does not touch it, and browsers run it without a server.
if (location.protocol === "file:") {
  const sentences = {
    en: "The Lab cannot run from a file: browsers give its scripts only to pages that a server sends. In this folder run",
    fr: "Le Lab ne peut pas fonctionner depuis un fichier : les navigateurs ne donnent ses scripts qu’aux pages envoyées par un serveur. Dans ce dossier, lancez",
    es: "El Lab no funciona desde un archivo: los navegadores solo dan sus scripts a páginas que envía un servidor. En esta carpeta ejecute",
    zh: "Lab 不能直接从文件打开：浏览器只为服务器发来的页面加载它的脚本。请在此文件夹中运行",
  };
  const then = { en: "and open", fr: "et ouvrez", es: "y abra", zh: "然后打开" };
  const language = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in sentences) ?? "en";
  const code = (text) => Object.assign(document.createElement("code"), { textContent: text });
  const line = document.createElement("p");
  line.lang = language;
  const address = Object.assign(document.createElement("a"), {
    href: "http://localhost:8000",
    textContent: "http://localhost:8000",
  });
  line.append(`${sentences[language]} `, code("python3 -m http.server 8000"), ` ${then[language]} `, address);
  document.getElementById("root").append(line);
}

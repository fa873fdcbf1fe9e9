/** HTML, style and script of the page that shows a run; colours and shapes are the Lab's. */
export const LIVE_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tyche</title>
<link rel="stylesheet" href="live.css">
<script type="module" src="live.js"></script>
</head>
<body>
<main>
<h1 id="title">Tyche</h1>
<progress id="bar" max="1" value="0" aria-label="Done"></progress>
<p id="progress" role="status"></p>
<section aria-labelledby="known"><h2 id="known">What is known so far</h2><table id="view"></table><ul id="lines"></ul></section>
<section aria-labelledby="who"><h2 id="who">Workers</h2><table id="workers"></table></section>
</main>
</body>
</html>
`;

export const LIVE_STYLE = `:root {
  color-scheme: light dark;
  --page: light-dark(#f3f1ea, #0f141c);
  --card: light-dark(#fffefb, #171e29);
  --ink: light-dark(#182032, #eef1f6);
  --muted: light-dark(#545d70, #a9b3c3);
  --rule: light-dark(#dcd7ca, #2d3848);
  --accent: light-dark(#0a5a6b, #62cddd);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 15px / 1.45 system-ui, "Segoe UI", Roboto, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1 { font-size: 1.15rem; margin: 0 0 0.8rem; overflow-wrap: anywhere; }
h2 { font-size: 0.8rem; letter-spacing: 0.05em; text-transform: uppercase; color: var(--muted); margin: 0 0 0.5rem; }
section { background: var(--card); border: 1px solid var(--rule); border-radius: 10px; padding: 1rem; margin-top: 1rem; overflow-x: auto; }
progress { width: 100%; height: 0.9rem; accent-color: var(--accent); }
p { margin: 0.3rem 0; font-variant-numeric: tabular-nums; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.25rem 1rem 0.25rem 0; text-align: left; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th { color: var(--muted); font-weight: 600; }
ul { margin: 0.8rem 0 0; padding-left: 1.1rem; }
ul:empty { display: none; }
`;

export const LIVE_SCRIPT = `const at = (id) => document.getElementById(id);
const cell = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });
const row = (tag, texts) => { const tr = document.createElement("tr"); tr.append(...texts.map((text) => cell(tag, text))); return tr; };
const fill = (id, headings, rows) => at(id).replaceChildren(row("th", headings), ...rows.map((texts) => row("td", texts)));
const lasting = (s) => s < 90 ? Math.round(s) + " s" : s < 5400 ? Math.round(s / 60) + " min" : (s / 3600).toFixed(1) + " h";
const whole = (n) => n.toLocaleString("en");

function show(state) {
  const { title, done, of, seconds, secondsLeft, ended, view, workers } = state;
  document.title = (of > 0 ? Math.floor(100 * done / of) + " % · " : "") + title;
  at("title").textContent = title;
  at("bar").value = of > 0 ? done / of : 0;
  const left = ended ? "; ended" : secondsLeft === null ? "" : ", about " + lasting(secondsLeft) + " to go";
  at("progress").textContent = whole(done) + " of " + whole(of) + " pieces in " + lasting(seconds) + left;
  fill("view", view ? view.headings : [], view ? view.rows : []);
  at("lines").replaceChildren(...(view ? view.lines : []).map((line) => cell("li", line)));
  const slots = workers.reduce((sum, worker) => sum + worker.threads, 0);
  fill("workers", ["worker", "Tyche", "threads", "jobs done"], [
    ...workers.map(({ name, version, threads, jobs }) => [name, version, whole(threads), whole(jobs)]),
    ["all " + workers.length, "", whole(slots), whole(workers.reduce((sum, { jobs }) => sum + jobs, 0))],
  ]);
}

for (;;) {
  try {
    const answer = await fetch("state.json");
    if (answer.ok) show(await answer.json());
  } catch {
    at("progress").textContent = at("progress").textContent.replace(/( · the run is over or cannot be reached)?$/, " · the run is over or cannot be reached");
  }
  await new Promise((resume) => setTimeout(resume, 1000));
}
`;

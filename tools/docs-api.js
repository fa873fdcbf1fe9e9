// Builds the reference of all package exports, as plain HTML in site/api: one module per entry point, under the name by
// which it is imported. Fails if an export has no docstring, or a docstring has a broken link.
import { join, resolve } from "node:path";
import { Application, Converter, JSX, ReflectionKind, TSConfigReader } from "typedoc";
import { publishedPackages, ROOT } from "./release/packages.js";

const OUT = process.argv[2] ?? "site/api";

/** The import name of each entry point, by the path of the source of its types. */
const entryPoints = new Map(
  publishedPackages().flatMap(({ name, folder, manifest }) =>
    Object.entries(manifest.exports)
      .filter(([name, target]) => typeof target === "object" && !name.includes("*"))
      .map(([entryPoint, target]) => [
        resolve(folder, target.types.replace("/dist/", "/src/").replace(/\.d\.ts$/, ".ts")),
        name + entryPoint.slice(1),
      ]),
  ),
);

const app = await Application.bootstrapWithPlugins(
  {
    name: `Tyche ${ROOT.version}`,
    entryPoints: [...entryPoints.keys()],
    entryPointStrategy: "resolve",
    tsconfig: "tsconfig.api.json",
    readme: "none",
    out: OUT,
    cleanOutputDir: true,
    excludeExternals: true,
    excludePrivate: true,
    excludeInternal: true,
    disableSources: true,
    hideGenerator: true,
    githubPages: false,
    sort: ["source-order"],
    validation: { notExported: false, invalidLink: true, rewrittenLink: false },
    treatValidationWarningsAsErrors: true,
  },
  [new TSConfigReader()],
);
app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
  if (!reflection.kindOf(ReflectionKind.Module)) return;
  const file = context.getSymbolFromReflection(reflection)?.declarations?.[0]?.getSourceFile().fileName;
  const name = file && entryPoints.get(join(file));
  if (name) reflection.name = name;
});
// Links every page of the reference to the explanatory pages.
app.renderer.hooks.on("body.begin", (context) =>
  JSX.createElement(
    "p",
    { style: "margin: 0; padding: 0.5rem 1rem" },
    JSX.createElement("a", { href: context.relativeURL("../guide/index.html") }, "← The guide"),
  ),
);
const project = await app.convert();
if (!project) process.exit(1);
app.validate(project);
const undocumented = project.children.flatMap((module) =>
  (module.children ?? [])
    .filter(
      (one) => !one.isReference() && !one.hasComment() && !one.signatures?.some((form) => form.hasComment()),
    )
    .map((one) => `${module.name}: ${one.name} has no docstring`),
);
for (const sentence of undocumented) app.logger.error(sentence);
if (app.logger.hasErrors() || app.logger.hasWarnings()) process.exit(1);
await app.generateDocs(project, OUT);

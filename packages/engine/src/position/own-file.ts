/**
 * Whether a module is a file of its own, as published: then it can be imported again under another name, which
 * creates a copy that is compiled for one game. In a bundle that would request a file that does not exist.
 * @param url `import.meta.url` of the module, which a bundler may set to that of the bundle, or to a path on the
 * machine that built it
 * @param name the module's path in the package without its extension: "/search/load"
 */
export function isOwnFile(url: string, name: string): boolean {
  const path = url.split(/[?#]/, 1)[0]!;
  if (!path.endsWith(`${name}.js`) && !path.endsWith(`${name}.ts`)) return false;
  const { location } = globalThis as { readonly location?: { readonly protocol: string } };
  // A page from a server cannot load files of the machine that built it.
  return location === undefined || !url.startsWith("file:") || location.protocol === "file:";
}

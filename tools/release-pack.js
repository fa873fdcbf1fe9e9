// Makes the tarballs that are published, in tmp/release, those that others need first.
import { writeFileSync } from "node:fs";
import { basename } from "node:path";
import { packAll } from "./release/pack.js";

const names = packAll("tmp/release").map(({ tarball }) => basename(tarball));
writeFileSync("tmp/release/order.txt", `${names.join("\n")}\n`);
for (const name of names) console.log(`tmp/release/${name}`);

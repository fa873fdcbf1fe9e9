#!/usr/bin/env node
// Newer Nodes keep compiled code between calls.
require("node:module").enableCompileCache?.();
require("../bundle/main.js");

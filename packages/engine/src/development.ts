/**
 * The package for everything but a page's production build (condition "production"): it checks the options of
 * programs.
 */

import { CHECKS } from "./call-options.js";
import { optionChecks } from "./rules/option-checks.js";

export * from "./index.js";

optionChecks.installed = CHECKS;

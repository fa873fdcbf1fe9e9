/**
 * The package as everybody gets it but the production build of a page (condition "production"): with checks of the options that a program
 * hands in.
 */
import { CHECKS } from "./options/install.js";
import { optionChecks } from "./options/option-checks.js";

optionChecks.installed = CHECKS;

export * from "./index.js";

/**
 * The package for everything but a page's production build (condition "production"): it checks the options passed by
 * a program.
 */
import { CHECKS } from "./options/install.js";
import { optionChecks } from "./options/option-checks.js";

optionChecks.installed = CHECKS;

export * from "./index.js";

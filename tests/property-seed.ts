/** The seed of every property test: the same in each run, so that what passes here passes on CI, or `TYCHE_SEED=N`. */
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env.TYCHE_SEED ?? 1966) });

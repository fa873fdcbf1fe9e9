import { algorithmNamed, type RefusalReason, type SearchEvent } from "@tyche/trees";
import { intervalText, numberText } from "@tyche/trees/drawing";
import { algorithmText, explainEvent, pictureNames } from "@tyche/trees/explain";
import { useMemo } from "react";
import { useProblemText } from "../../i18n/problem.js";
import { useWords } from "../../i18n/words.js";
import { Button, classes } from "../../kit/button.js";
import { TOUCH, useMedia } from "../../kit/use-media.js";
import { useLab } from "../../state/context.js";
import { algorithmOf, DEFAULT_RUN, fieldsOf, type RunConfig } from "../model/run-config.js";
import { fixesOf } from "../run/fixes.js";
import type { SearchRun } from "../run/search-run.js";
import { markedName, withTerms } from "./terms.js";

export interface NarrationProps {
  readonly run: SearchRun;
  readonly event: SearchEvent | undefined;
  readonly config: RunConfig;
  /** Changes the settings of a refused search; absent if nothing may be changed. */
  readonly onFix?: (change: Partial<RunConfig>) => void;
}

/** A description of the current step in a live region; for a refused search, possible fixes. */
export function Narration({ run, event, config, onFix }: NarrationProps) {
  const { look, work } = useLab().state;
  const { tree } = work;
  const words = useWords();
  const isTouch = useMedia(TOUCH);
  const problem = useProblemText(run.status === "refused" && !run.reason ? run.problem : undefined);
  const naming = useMemo(() => pictureNames(tree, look.numbers, markedName), [tree, look.numbers]);
  const isRefused = run.status === "refused" || run.status === "wrong";
  return (
    <div
      className={classes(
        "telling card callout",
        isRefused && "refused",
        (isRefused || event?.type === "cut") && "cut",
      )}
    >
      <p role="status" aria-live="polite">
        {withTerms(textOf())}
      </p>
      {onFix && <Fixes run={run} config={config} onFix={onFix} />}
    </div>
  );

  function textOf(): string {
    switch (run.status) {
      case "working":
        return words.text("lab-step-working", { events: run.done });
      case "refused":
        return run.reason
          ? words.text(`lab-refused-${run.reason.type}`, namesFor(run.reason))
          : words.sentence(problem ?? "");
      case "wrong":
        return words.text("lab-search-wrong", { setting: words.text(`setting-${run.setting}`) });
      case "ready":
        if (run.untold) return words.text("lab-step-untold");
        return event
          ? words.format(explainEvent(event, tree, look.numbers, naming))
          : words.text("lab-step-start", { isTouch });
    }
  }

  function namesFor(reason: RefusalReason) {
    const { numbers } = look;
    return {
      algorithm: algorithmText(algorithmOf(config), words).title,
      setting: "setting" in reason ? words.text(`setting-${reason.setting}`) : "",
      node: "node" in reason ? reason.node : "",
      value: "value" in reason ? numberText(reason.value, numbers) : "",
      bounds: "bounds" in reason ? intervalText(reason.bounds, numbers) : "",
      player: "player" in reason ? String(reason.player) : "",
      players: "players" in reason ? String(reason.players) : "",
      isSolvable: "isSolvable" in reason && reason.isSolvable,
    };
  }
}

interface FixesProps extends Required<Pick<NarrationProps, "run" | "config" | "onFix">> {}

/** A button for each change of settings with which the search would run. */
function Fixes({ run, config, onFix }: FixesProps) {
  const { look, work } = useLab().state;
  const words = useWords();
  if (run.status === "wrong") {
    const fields = fieldsOf(run.setting);
    const change = Object.fromEntries(fields.map((field) => [field, DEFAULT_RUN[field]]));
    return (
      <div className="buttons fixes">
        <Button onClick={() => onFix(change)}>
          {words.text("lab-fix-without", { setting: words.text(`setting-${run.setting}`) })}
        </Button>
      </div>
    );
  }
  if (run.status !== "refused" || !run.reason) return null;
  const fixes = fixesOf(run.reason, work.tree, config);
  return (
    <div className="buttons fixes">
      {fixes.map(({ change, says }) => (
        <Button key={JSON.stringify(change)} onClick={() => onFix(change)}>
          {says.type === "algorithm" &&
            words.text("lab-fix-use", { algorithm: algorithmText(algorithmNamed(says.name), words).title })}
          {says.type === "bounds" &&
            words.text("lab-fix-with-bounds", { bounds: intervalText(says.bounds, look.numbers) })}
          {says.type === "teams" && words.text("lab-fix-with-teams", { teams: says.teams })}
          {says.type === "without" &&
            words.text("lab-fix-without", { setting: words.text(`setting-${says.setting}`) })}
        </Button>
      ))}
    </div>
  );
}

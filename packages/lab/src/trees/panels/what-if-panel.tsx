import type { Tree } from "@tyche/trees";
import { lazy, Suspense, useState } from "react";
import { withWords } from "../../i18n/load-words.js";
import { useWords } from "../../i18n/words.js";
import type { Look } from "../../state/state.js";

const WhatIf = lazy(() => withWords(import("../whatif/what-if.js"), "lab-panels", "tree-reports"));

/** The What if panel; it is loaded and computed when it is opened. */
export function WhatIfPanel({ tree, look }: { readonly tree: Tree; readonly look: Look }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  return (
    <details className="panel" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{words.text("lab-panels-what-if")}</h2>
      </summary>
      {open && (
        <Suspense fallback={<p className="note">{words.text("lab-loading")}</p>}>
          <WhatIf tree={tree} look={look} />
        </Suspense>
      )}
    </details>
  );
}

import { useEffect, useState } from "react";

/**
 * The latest answer, which may be that to an earlier question; undefined until there is one. Failures are ignored: the
 * question no longer matters then.
 *
 * @param ask undefined: no question
 */
export function useAnswer<Answer>(ask: (() => Promise<Answer>) | undefined): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let isCurrent = true;
    ask?.().then(
      (found) => isCurrent && setAnswer(() => found),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [ask]);
  return answer;
}

import { useState } from "react";
import { useWords } from "../i18n/words.js";
import { Button } from "../kit/button.js";
import { remember, remembered } from "../state/preferences.js";

const NAME = "welcomed";

/** One line for first visits: what this is and how to start. */
export function Welcome() {
  const words = useWords();
  const [isNew, setNew] = useState(() => remembered(NAME) === null);
  if (!isNew) return null;
  const close = (): void => {
    remember(NAME, "1");
    setNew(false);
  };
  return (
    <p className="welcome">
      <span>{words.text("lab-welcome")}</span>
      <Button onClick={close}>{words.text("lab-dismiss")}</Button>
    </p>
  );
}

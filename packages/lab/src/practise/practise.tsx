import { useWords } from "../i18n/words.js";
import { PracticePanel } from "../practice/practice-panel.js";
import { remember, remembered } from "../state/preferences.js";

/** Exercises and worksheets; loaded when they are first asked for. */
export default function Practise() {
  const { language } = useWords();
  return (
    <div className="practise">
      <PracticePanel language={language} remember={remember} remembered={remembered} />
    </div>
  );
}

import { useWords } from "../i18n/words.js";

export default function Practise() {
  return <p className="note">{useWords().loading}</p>;
}

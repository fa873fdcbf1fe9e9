import { useLab } from "../state/context.js";
import { Lesson } from "./lesson/lesson.js";
import { TermTip } from "./panels/terms.js";
import { Workbench } from "./workbench.js";

/** The Explore page: on a first visit a lesson, then one tree and one search, to build, step through and question. */
export function Explore() {
  const { lesson } = useLab().state;
  return (
    <>
      {lesson === undefined ? <Workbench /> : <Lesson beat={lesson} />}
      <TermTip />
    </>
  );
}

import { useEffect, useState } from "react";
import type { AnyBoardFace } from "../board.js";
import { FACES } from "../faces.js";

/** The board of a game, loaded when it is first looked at; undefined until it is there. */
export function useFace(name: string): AnyBoardFace | undefined {
  const [face, setFace] = useState<AnyBoardFace>();
  useEffect(() => {
    let isCurrent = true;
    void FACES[name]!().then((file) => isCurrent && setFace(file.face));
    return () => {
      isCurrent = false;
    };
  }, [name]);
  return face?.game === name ? face : undefined;
}

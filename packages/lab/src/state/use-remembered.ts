import { useState } from "react";
import { remember, remembered } from "./preferences.js";

export { remember, remembered };

/**
 * As `useState`, for a value that this browser remembers.
 *
 * @param read parses the stored text; null if there is none
 */
export function useRemembered<Value>(
  name: string,
  read: (text: string | null) => Value,
  write: (value: Value) => string = String,
): readonly [Value, (next: Value) => void] {
  const [value, setValue] = useState(() => read(remembered(name)));
  return [
    value,
    (next) => {
      setValue(next);
      remember(name, write(next));
    },
  ];
}

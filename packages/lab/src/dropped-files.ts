import type { Dispatch } from "react";
import { openGames } from "./state/open-games.js";
import type { PageAction } from "./state/page-state.js";

/** Opens the games in dropped files and folders. */
export async function openEntries(
  entries: readonly FileSystemEntry[],
  dispatch: Dispatch<PageAction>,
): Promise<void> {
  openGames((await Promise.all(entries.map(filesIn))).flat(), dispatch);
}

async function filesIn(entry: FileSystemEntry): Promise<readonly File[]> {
  if (entry.isFile)
    return [await new Promise<File>((done, fail) => (entry as FileSystemFileEntry).file(done, fail))];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const all: FileSystemEntry[] = [];
  // A reader hands out a folder in parts, and at last an empty one.
  for (let part = [entry]; part.length > 0; ) {
    part = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
    all.push(...part);
  }
  return (await Promise.all(all.map(filesIn))).flat();
}

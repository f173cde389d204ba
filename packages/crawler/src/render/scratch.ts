import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const NAME = "page-renderer-";

/** A folder for one browser's profile and files. */
export const makeScratch = (): string => mkdtempSync(join(tmpdir(), NAME));

/** Removes such a folder, whatever lies in it; anything else is left alone. */
export function dropScratch(folder: string): void {
  if (!folder.includes(NAME)) return;
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  } catch {
    // Of another user than the folder around it, a process can only empty its own; whoever made it removes it.
  }
}

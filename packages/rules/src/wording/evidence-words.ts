import type { Evidence } from "../verdict.ts";
import { cutAtWord, oneLine } from "../escape/plain.ts";
import { inWords } from "../fixes/worklist.ts";

const MOST = 220;

/** "saw “…” (head > title); expected: one title." */
export function evidenceInWords({ at, saw, expected }: Evidence): string {
  const seen = saw === null || saw === "" ? "nothing" : `“${cutAtWord(inWords(saw), MOST, "…")}”`;
  const wanted = expected === undefined ? "" : `; expected: ${cutAtWord(inWords(expected), MOST, "…")}`;
  return `saw ${seen} (${oneLine(at)})${wanted}.`;
}

import { wellFormed } from "@audit/engine/process";
import { Problem } from "./problem.ts";

/** The signs of JSON that tell where a key stands. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]/g;

/**
 * Refuses bodies that two readers would understand differently, or that no database can keep: a key that stands twice in
 * one object, U+0000, half of a surrogate pair.
 * @param text JSON that was parsed already
 * @throws Problem INVALID_INPUT
 */
export function refuseOddJson(text: string): void {
  /** Keys of each open object; null for a list. */
  const open: (Set<string> | null)[] = [];
  let last = "";
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === "{") open.push(new Set());
    else if (token === "[") open.push(null);
    else if (token === "}" || token === "]") open.pop();
    else if (token === ":") noteKey(open.at(-1), last);
    else if (token !== ",") last = readText(token);
  }
}

function readText(token: string): string {
  const text = JSON.parse(token) as string;
  if (wellFormed(text) !== text) throw new Problem("INVALID_INPUT");
  return text;
}

function noteKey(keys: Set<string> | null | undefined, key: string): void {
  if (keys?.has(key)) throw new Problem("INVALID_INPUT");
  keys?.add(key);
}

import type { Locator } from "@playwright/test";
import type { Marked } from "./hostile-job.ts";

/** Whether a place has the text on the screen: only then does it say anything that nothing happened. */
export type Shown = (mark: Marked) => boolean;

/** Enough to tell that the payload itself is there; places cut long texts. */
const COMPARED = 40;

/** Without what screens and formats may change: spaces, and characters that nobody sees. */
const bare = (text: string): string => text.normalize("NFC").replaceAll(/[\s\p{C}]/gu, "");

/** Places that show texts as they are: the payload must stand there, letter by letter, beside its word. */
export async function inText(place: Locator): Promise<Shown> {
  const seen = bare((await place.allTextContents()).join(" "));
  return ({ text, address }) =>
    seen.includes(bare(text).slice(0, COMPARED)) ||
    seen.includes(bare(address.replace(/^https?:\/\//i, "")).slice(-COMPARED));
}

/** Places that format texts: its word must be strong, else something before it took it in. */
export async function inMarkdown(place: Locator): Promise<Shown> {
  const words = new Set(await place.locator(".prose strong, strong").allTextContents());
  return ({ word }) => words.has(word);
}

import type { Fixer } from "../../../../fixes/fixer.ts";
import { title } from "../../../../fixes/words/titles.ts";
import { quote } from "../../../../wording/quote.ts";
import { shortEnd } from "../../../../reading/title-ends.ts";

type Ended = { readonly title: string; readonly end: string; readonly ownWords: string };

/** What one setting puts behind all titles is shortened there; other titles are written page by page. */
export const fix: Fixer<Ended> = (cause, view) => {
  const [first] = cause.faults;
  const { title: now = "", end = "" } = first?.evidence.saw ?? {};
  if (end === "" || !cause.faults.every(({ evidence }) => evidence.saw.end === end)) return title(cause, view);
  const short = shortEnd(end, view.name);
  if (short.length >= end.length) return null;
  const example = now.endsWith(end) ? `${now.slice(0, -end.length)}${short}` : null;
  return [
    `# what stands behind the title of each page now: ${quote(end.trim(), MOST)}`,
    `# in its place: ${quote(short.trim(), MOST)}`,
    ...(example === null ? [] : [`# the first of these titles is then: ${quote(example, MOST)}`]),
  ].join("\n");
};

const MOST = 200;

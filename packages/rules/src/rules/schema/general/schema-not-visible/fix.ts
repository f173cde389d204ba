import type { Fixer } from "../../../../fixes/fixer.ts";
import { counted } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";

type Unseen = { readonly notOnPage: readonly { readonly at: string; readonly text: string }[] };

const MOST_TEXTS = 60;
const MOST_ADDRESSES = 3;

/** Every text that stands in the markup alone, once, with the pages whose markup has it: one template may write them all. */
export const fix: Fixer<Unseen> = ({ faults }) => {
  const texts = new Map<string, { readonly at: string; readonly urls: Set<string> }>();
  for (const { url, evidence } of faults)
    for (const { at, text } of evidence.saw.notOnPage) {
      const known = texts.get(text) ?? { at, urls: new Set<string>() };
      known.urls.add(url);
      texts.set(text, known);
    }
  const rows = [...texts].toSorted(([one, a], [other, b]) => b.urls.size - a.urls.size || (one < other ? -1 : 1));
  if (rows.length === 0) return null;
  const shown = rows.slice(0, MOST_TEXTS).map(([text, { at, urls }]) => {
    const more = urls.size - MOST_ADDRESSES;
    const pages = [...urls].slice(0, MOST_ADDRESSES).join(", ");
    return `- ${quote(text)} (${at}): ${pages}${more > 0 ? ` and ${counted(more, "more page", "more pages")}` : ""}`;
  });
  const more = rows.length - shown.length;
  return [
    "Texts in the markup that no visitor sees:",
    ...shown,
    ...(more > 0 ? [`and ${counted(more, "more text", "more texts")}`] : []),
  ].join("\n");
};

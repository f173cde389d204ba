import { htmlComment } from "../../../../escape/html.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { quote } from "../../../../wording/quote.ts";

/** What of the second document goes: its frame, and what it says a second time of the page. */
export const fix: Fixer<{ readonly startedTwice: readonly string[] }> = perPage({
  make: ({ head }, _view, { evidence: { saw } }) => {
    const again = [
      ...head.titles.slice(1).map((text) => `the title ${quote(text, 60)}`),
      ...head.descriptions.slice(1).map((text) => `the description ${quote(text, 60)}`),
      ...head.canonicals.slice(1).map(({ href }) => `the canonical ${quote(href, 80)}`),
    ];
    const frame = saw.startedTwice.includes("head")
      ? "all from the second doctype or html tag to the second body tag, and one of the two closing body and html tags at the end"
      : "the second body tag, and one of the two closing body tags at the end";
    const says = again.length === 0 ? "" : `; with it goes ${again.join(", ")}`;
    return htmlComment(`delete in the file of this page: ${frame}${says}. What stands behind it stays`);
  },
});

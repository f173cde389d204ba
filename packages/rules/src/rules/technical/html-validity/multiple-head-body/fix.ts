import { htmlComment } from "../../../../escape/html.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { quote } from "../../../../wording/quote.ts";

const HEAD =
  "bring both heads together in one: the doctype and the html tag with its attributes stand before it, once; all that stands in only one of the two (charset, viewport, styles, scripts) goes into it; then take out the start and end tag of the other";
const BODY =
  "take out the second body tag alone, and one of the two closing body tags at the end where there are two; what stands behind it stays";

/** How the two become one: nothing goes but the tags of the frame, and what is said of the page a second time. */
export const fix: Fixer<{ readonly startedTwice: readonly string[] }> = perPage({
  make: ({ head }, _view, { evidence: { saw } }) => {
    const todo = [
      ...(saw.startedTwice.includes("head") ? [HEAD] : []),
      ...(saw.startedTwice.includes("body") ? [BODY] : []),
      ...once("title", head.titles, 60),
      ...once("description", head.descriptions, 60),
      ...once(
        "canonical",
        head.canonicals.map(({ href }) => href),
        80,
      ),
    ];
    return htmlComment(`in the file of this page: ${todo.join("; ")}`);
  },
});

function once(name: string, texts: readonly string[], length: number): string[] {
  const [kept, ...others] = texts.filter((text) => text.trim() !== "");
  if (kept === undefined || others.length === 0) return [];
  const gone = [...new Set(others)].filter((text) => text !== kept);
  const instead = gone.length === 0 ? "" : `, not ${gone.map((text) => quote(text, length)).join(" or ")}`;
  return [`keep one ${name}, ${quote(kept, length)}${instead}`];
}

import type { Fixer } from "../../../../fixes/fixer.ts";
import { oneLine } from "../../../../escape/plain.ts";

const MOST_NAMED = 40;

/** Both numbers, each with the pages that show it. */
export const fix: Fixer<{
  readonly shows: string;
  readonly others: string;
  readonly pages: number;
  readonly example: string;
}> = ({ faults }) => {
  const [first] = faults;
  if (first === undefined) return null;
  const { others, pages, example } = first.evidence.saw;
  const byNumber = Map.groupBy(faults, ({ evidence: { saw } }) => saw.shows);
  const blocks = [...byNumber].map(([shows, alike]) => {
    const more = alike.length - MOST_NAMED;
    const named = alike.slice(0, MOST_NAMED).map(({ url }) => `  ${url}`);
    return [`${oneLine(shows)}: ${alike.length} pages`, ...named, ...(more > 0 ? [`  and ${more} more`] : [])].join(
      "\n",
    );
  });
  return [`${oneLine(others)}: ${pages} pages, such as ${example}`, ...blocks].join("\n\n");
};

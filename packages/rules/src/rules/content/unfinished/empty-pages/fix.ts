import { csv } from "../../../../escape/config.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { sectionsOf } from "../../../../fixes/patches/fix.ts";
import { redirectRules } from "../../../../fixes/server/redirect-rules.ts";
import type { EmptyPage } from "./words.en.ts";

const MOST_ROWS = 200;

/** What becomes of each page, and redirects to their written doubles. */
export const emptyPages: Fixer<EmptyPage> = ({ faults }, view) => {
  const rows = faults.map(({ url, evidence: { saw } }) => `${csv(url)},${csv(whatToDo(saw))}`);
  const sheet = faults.length > 1 ? ["address,what to do", ...rows.slice(0, MOST_ROWS)].join("\n") : null;
  const moves = faults.flatMap(({ url, evidence: { saw } }) =>
    saw.twin === null ? [] : [{ from: url, to: saw.twin }],
  );
  return sectionsOf(sheet, redirectRules(moves, view));
};

function whatToDo({ twin, inMenu, links, listed }: EmptyPage): string {
  if (twin !== null) return `redirect to ${twin}`;
  if (inMenu) return "write it, or take it out of the menu and delete it";
  if (links > 0) return "write it, or redirect it to the page that holds what its links promise";
  return listed ? "switch it off or delete it, and take it out of the sitemap" : "switch it off or delete it";
}

import { sectionsOf } from "../../../../fixes/patches/fix.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { replacementList } from "../../../../fixes/links/link-list.ts";

/** A misspelled link as it stands, and the address that was plainly meant. */
type Misspelled = { readonly href: string; readonly meant: string | null };

/** Each misspelled link beside the address that was meant, and the pages that hold it. */
export const fix: Fixer<{ readonly examples: readonly Misspelled[] }> = (cause) => {
  const named = cause.faults.flatMap(({ url, evidence: { saw } }) => saw.examples.map((link) => ({ ...link, url })));
  const byHref = Map.groupBy(named, ({ href }) => href);
  return sectionsOf(
    replacementList(
      [...byHref].map(([href, links]) => ({
        old: href,
        now: links[0]?.meant ?? null,
        sources: [...new Set(links.map(({ url }) => url))].toSorted(),
      })),
    ),
  );
};

import { replacementList, targetsOf } from "../../../../fixes/links/link-list.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { sectionsOf } from "../../../../fixes/patches/fix.ts";

/** A link on this share of all pages is written by what they share. */
const IN_LAYOUT = 0.5;

export const fix: Fixer<{ readonly page: string }> = (cause, view) => {
  const pages = new Map(cause.faults.map(({ url, evidence }) => [url, evidence.saw.page]));
  const targets = targetsOf(cause, view, (url) => pages.has(url));
  return sectionsOf(
    replacementList(
      [...targets].map(([old, sources]) => {
        const linking = Math.max(sources.length, view.inlinksOf(old));
        return {
          old,
          now: pages.get(old) ?? null,
          sources,
          linking,
          inLayout: linking >= view.served.length * IN_LAYOUT,
        };
      }),
    ),
  );
};

import { finalPage } from "../../../../view/final-target.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { replacementList, targetsOf } from "../../../../fixes/links/link-list.ts";
import { sectionsOf } from "../../../../fixes/patches/fix.ts";
import { replacementOf } from "../../../../fixes/links/broken-links.ts";

const isMoved =
  (view: SiteView) =>
  (url: string): boolean =>
    Boolean(view.pageAt(url)?.response.redirectTo);

/** Links to redirects, replaced by where they end. */
export const fix: Fixer = (cause, view) => {
  const targets = targetsOf(cause, view, isMoved(view));
  return sectionsOf(
    replacementList(
      [...targets].map(([old, sources]) => ({ ...replacementOf(old, sources, view), now: finalPage(old, view) })),
    ),
  );
};

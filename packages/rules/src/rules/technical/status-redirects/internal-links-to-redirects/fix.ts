import { finalPage } from "../../../../view/final-target.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { replacementList, targetsOf } from "../../../../fixes/links/link-list.ts";
import { sectionsOf } from "../../../../fixes/patches/fix.ts";
import { isRightForm } from "../../../../reading/odd-server.ts";
import { replacementOf } from "../../../../fixes/links/broken-links.ts";

const isMoved =
  (view: SiteView) =>
  (url: string): boolean =>
    Boolean(view.pageAt(url)?.response.redirectTo);

/** Links to redirects, replaced by where they end. */
export const fix: Fixer = (cause, view) => {
  // Where the server alone is at odds with the site, the links are right.
  const isRight = (old: string): boolean => isRightForm(old, view.pageAt(old)?.response.redirectTo, view.site);
  const targets = [...targetsOf(cause, view, isMoved(view))].filter(([old]) => !isRight(old));
  return sectionsOf(
    replacementList(
      targets.map(([old, sources]) => ({ ...replacementOf(old, sources, view), now: finalPage(old, view) })),
    ),
  );
};

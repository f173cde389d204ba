import { finalPage } from "../../view/final-target.ts";
import type { SiteView } from "../../view/site-view.ts";
import type { Fixer } from "../fixer.ts";
import { redirectRules, type Move } from "../server/redirect-rules.ts";
import { replacementList, targetsOf } from "./link-list.ts";

const isBroken =
  (view: SiteView) =>
  (url: string): boolean => {
    const status = view.pageAt(url)?.response.status;
    return status !== undefined && (status >= 400 || status === 0);
  };

const isMoved =
  (view: SiteView) =>
  (url: string): boolean =>
    Boolean(view.pageAt(url)?.response.redirectTo);

/** Where the dead addresses' visitors should go; only when a living page's address says the same. */
function movesOf(targets: Iterable<string>, view: SiteView): Move[] {
  return [...targets].flatMap((from) => {
    const to = view.closestTo(from);
    return to ? [{ from, to }] : [];
  });
}

/** Link replacements, and redirects for visitors who still have the old address. */
export const brokenLinks: Fixer = (cause, view) => {
  const targets = targetsOf(cause, view, isBroken(view));
  const list = replacementList([...targets].map(([old, sources]) => ({ old, now: view.closestTo(old), sources })));
  const redirects = redirectRules(movesOf(targets.keys(), view), view);
  if (!list) return null;
  return redirects ? `${list}\n\n# Suggested redirects: check each target\n${redirects}` : list;
};

/** Redirects of dead addresses, and the links to mend where no target is close enough. */
export const deadAddresses: Fixer = (cause, view) => {
  const targets = targetsOf(cause, view, isBroken(view));
  const redirects = redirectRules(movesOf(targets.keys(), view), view);
  const rest = [...targets].filter(([old]) => !view.closestTo(old));
  const list = replacementList(rest.map(([old, sources]) => ({ old, now: null, sources })));
  const head = redirects ? `# Suggested redirects: check each target\n${redirects}` : null;
  return [head, list].filter((part) => part !== null).join("\n\n") || null;
};

/** Links to redirects, replaced by where they end. */
export const movedLinks: Fixer = (cause, view) => {
  const targets = targetsOf(cause, view, isMoved(view));
  return replacementList([...targets].map(([old, sources]) => ({ old, now: finalPage(old, view), sources })));
};

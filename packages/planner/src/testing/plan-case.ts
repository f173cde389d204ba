import { createJudge, scoreSite, type Judgement } from "@audit/auditor";
import { findRule, rules, type Finding, type Rule, type Cause } from "@audit/rules";
import type { SiteFacts } from "@audit/facts";
import { pageOf, siteOf, type SiteCase } from "@audit/testkit";
import type { Plan } from "../action.ts";
import { findCauses } from "../causes/find-causes.ts";
import { draftFix } from "../implementation.ts";
import { findWork } from "../plan-actions.ts";
import { patchesOf, printFix } from "@audit/rules/fixes/patches/fix";
import type { Patch } from "@audit/rules/fixes/patches/patch";
import { planAudit } from "../plan-audit.ts";
import type { SiteView } from "@audit/rules/view/site-view";
import { viewSite } from "@audit/rules/view/view-site";

const MEASURED_AT = "2026-01-15T10:00:00.000Z";

/** Judges each page as the crawl hands it over, before the link graph takes its links, then the site. */
function judged(given: SiteCase, site: SiteFacts, by: readonly Rule[]): Judgement {
  const judge = createJudge(by);
  const start = `${given.origin ?? "https://shop.example"}/`;
  for (const [path, page] of Object.entries(given.pages)) {
    const parts = typeof page === "string" ? { html: page } : page;
    judge.page(pageOf({ ...parts, url: new URL(path, start).href }));
  }
  return judge.finish(site);
}

/** @param by the rules that judge; all of them unless told; @param before what an earlier plan left behind */
export function planOf(
  given: SiteCase,
  change: (judgement: Judgement) => Judgement = (same) => same,
  by: readonly Rule[] = rules,
): Plan {
  const site = siteOf(given);
  const judgement = change(judged(given, site, by));
  return planAudit({ site, judgement, scores: scoreSite(judgement, rules), measuredAt: MEASURED_AT });
}

export const viewOf = (given: SiteCase): SiteView => viewSite(siteOf(given), MEASURED_AT);

/** A finding as a rule would give it, for the parts that only look at its shape. */
export function findingOf(rule: string, paths: readonly string[], more: Partial<Finding> = {}): Finding {
  return {
    rule,
    category: "technical",
    area: "links",
    severity: "medium",
    weighed: [],
    verdict: "fail",
    title: rule,
    scope: "pages",
    count: paths.length,
    share: 1,
    pages: paths.map((path) => ({
      url: new URL(path, "https://shop.example").href,
      evidence: { at: "page", saw: null },
    })),
    reason: null,
    certainty: 1,
    fixKind: "template",
    repair: findRule(rule)?.repair ?? {},
    says: { failing: rule, why: "Because.", fix: "Mend it.", source: "https://example.org/" },
    ...more,
  };
}

/** The only cause of a finding. */
export function causeOf(finding: Finding, view: SiteView): Cause {
  const causes = findCauses(finding, view);
  if (causes.length !== 1) throw new Error(`${finding.rule} has ${causes.length} causes`);
  return causes[0]!;
}

/** The code and patches of each task as the rules write them, with the places that only the owner can fill. */
export function openFixesOf(
  given: SiteCase,
  by: readonly Rule[],
): { readonly code: string; readonly patches: readonly Patch[] }[] {
  const site = siteOf(given);
  const view = viewSite(site, MEASURED_AT);
  return findWork(judged(given, site, by).findings, view).map((cause) => {
    const { fix } = draftFix(cause, view).guarded;
    return { code: printFix(fix) ?? "", patches: patchesOf(fix) };
  });
}

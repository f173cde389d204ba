import { createJudge, scoreSite } from "@audit/auditor";
import { rules } from "@audit/rules";
import type { ColdStore } from "@audit/facts";
import { planAudit } from "@audit/planner";
import { siteOf, type SiteCase } from "@audit/testkit";
import type { AuditJson } from "../../audit-json.ts";
import { countLinks, type LinkCounts } from "../../count-links.ts";
import { presentFrame } from "../../present-audit.ts";

const READ_AT = "2026-01-15T10:00:00.000Z";

/**
 * The audit of a made site, as if it had been crawled on 15 January 2026.
 * @param cold where facts, notes and evidence of all pages lie; without one they stay in memory
 */
export function auditOfMade(given: SiteCase, cold?: ColdStore): AuditJson {
  const judge = createJudge(rules, cold, 0);
  const counts = new Map<string, LinkCounts>();
  const site = siteOf(
    given,
    (page) => {
      counts.set(page.url, countLinks(page));
      judge.page(page);
    },
    undefined,
    cold,
  );
  const links = new WeakMap(site.pages.map((page) => [page, counts.get(page.url)!]));
  const judgement = judge.finish(site);
  const scores = scoreSite(judgement, rules);
  const plan = planAudit({ site, judgement, scores, measuredAt: READ_AT });
  const frame = presentFrame({
    site,
    links,
    judgement,
    scores,
    plan,
    startedAt: READ_AT,
    finishedAt: READ_AT,
  });
  return { ...frame, pages: [...frame.pages] };
}

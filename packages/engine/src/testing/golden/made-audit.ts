import { createJudge, rules, scoreSite } from "@audit/auditor";
import type { PageFacts } from "@audit/facts";
import { planAudit } from "@audit/planner";
import { siteOf, type SiteCase } from "@audit/testkit";
import type { AuditJson } from "../../audit-json.ts";
import { countLinks, type LinkCounts } from "../../count-links.ts";
import { presentFrame } from "../../present-audit.ts";

const READ_AT = "2026-01-15T10:00:00.000Z";

/** The audit of a made site, as if it had been crawled on 15 January 2026. */
export function auditOfMade(given: SiteCase): AuditJson {
  const judge = createJudge(rules);
  const links = new WeakMap<PageFacts, LinkCounts>();
  const site = siteOf(given, (page) => {
    links.set(page, countLinks(page));
    judge.page(page);
  });
  const judgement = judge.finish(site);
  const scores = scoreSite(judgement, rules);
  const plan = planAudit({ site, judgement, scores, measuredAt: READ_AT });
  const frame = presentFrame({ site, links, judgement, scores, plan, startedAt: READ_AT, finishedAt: READ_AT });
  return { ...frame, pages: [...frame.pages] };
}

import type { Judgement } from "@audit/auditor";
import type { PlannedAction } from "../action.ts";
import { RuleFailed } from "../ask-rule.ts";
import type { SiteView } from "@audit/rules/view/site-view";
import { makeOpportunity } from "./make-opportunity.ts";
import { opportunities } from "./all-opportunities.ts";
import type { Grounds } from "./opportunity.ts";

/**
 * What the site could do beside mending its faults, most worthwhile first.
 * @param without ids of those that threw before
 * @throws RuleFailed naming the opportunity, where it throws
 */
export function findOpportunities(
  view: SiteView,
  findings: Judgement["findings"],
  without: ReadonlySet<string> = new Set(),
): readonly PlannedAction[] {
  const failing = new Map(
    findings
      .filter(({ verdict }) => verdict === "fail")
      .map(({ rule, pages }) => [rule, new Set(pages.map(({ url }) => url))] as const),
  );
  const none: ReadonlySet<string> = new Set();
  const grounds: Grounds = {
    view,
    faulty: (rule) => failing.get(rule) ?? none,
    fails: (rule) => failing.has(rule),
  };
  const found = opportunities
    .filter(({ id }) => !without.has(id))
    .flatMap((opportunity) => {
      try {
        return opportunity.find(grounds).map((chance) => makeOpportunity(opportunity, chance, view));
      } catch (thrown) {
        throw new RuleFailed(opportunity.id, thrown);
      }
    });
  return found.toSorted((a, b) => b.priority - a.priority || (a.fingerprint < b.fingerprint ? -1 : 1));
}

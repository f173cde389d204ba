import { rules } from "@audit/rules";
import { expect, test } from "vitest";
import type { Plan } from "./action.ts";
import { planOf } from "./testing/plan-case.ts";
import { failingCases, siteOfCase } from "./testing/rule-sites.ts";

/** Findings that count, seen while planning. */
function counting(plan: (seen: (rule: string) => void) => Plan): readonly string[] {
  const found: string[] = [];
  const { actions } = plan((rule) => found.push(rule));
  const named = new Set(actions.flatMap(({ rule, heals }) => [rule, ...heals.map((healed) => healed.rule)]));
  return found.filter((rule) => !named.has(rule));
}

test("every fault that counts ends in a task or is named by the one that mends it", async () => {
  const left: string[] = [];
  for (const rule of rules) {
    const [first] = await failingCases(rule.id);
    if (first === undefined) continue;
    left.push(
      ...counting((seen) =>
        planOf(
          siteOfCase(rule, first),
          (judgement) => {
            for (const one of judgement.findings) if (one.verdict === "fail" && one.severity !== "low") seen(one.rule);
            return judgement;
          },
          [rule],
        ),
      ),
    );
  }
  expect(left).toEqual([]);
});

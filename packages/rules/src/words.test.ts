import { join } from "node:path";
import { pageOf, siteOf } from "@audit/testkit";
import { describe, expect, test } from "vitest";
import type { PageRuleCases, SiteRuleCases } from "./rule-cases.ts";
import { rules } from "./registry.ts";
import type { Rule } from "./rule.ts";
import type { PageFault } from "./verdict.ts";

const folder = join(import.meta.dirname, "rules");

/** What ends up in a sentence when a word was forgotten, or data was printed as it is. */
const RAW = /undefined|null|NaN|\[object|[{}[\]]|\n|“”| {2}|[ ,]$/;
/** A subject with an article in front, a verb that agrees with it, and nothing else in braces. */
const FORMS = /\{pages\}|\{[^{}|]*\|[^{}|]*\}/g;
const MOST_LETTERS = 420;

describe.each(rules)("$id", async (rule) => {
  const { words } = rule;
  const file = join(folder, rule.category, rule.area, rule.id, "cases.ts");
  const { cases } = (await import(file)) as { cases: PageRuleCases & SiteRuleCases };

  test("has a title of one sentence whose forms can be filled", () => {
    for (const { title } of [words.en, ...(words.en.variants ?? [])]) {
      if (title === undefined) continue;
      expect(title.replace(FORMS, "")).not.toMatch(/[{}|]|\.$/);
    }
  });

  cases.failing.forEach((given, index) =>
    test(`says in words what it saw in failing case ${index + 1}`, () => {
      const { seen } = words.en;
      if (seen === undefined) return;
      for (const fault of faultsIn(rule, given)) {
        const said = seen(fault.evidence.saw, fault);
        // Page texts stand in quotation marks and may hold anything that fits on a line.
        expect(said.replace(/“[^“”]+”/g, "a text")).not.toMatch(RAW);
        expect(said.length).toBeLessThanOrEqual(MOST_LETTERS);
        expect(said).toMatch(/^\S.*\S$/);
      }
    }),
  );
});

function faultsIn(
  rule: Rule,
  given: PageRuleCases["failing"][number] | SiteRuleCases["failing"][number],
): readonly PageFault[] {
  if (rule.scope === "page") {
    const page = pageOf(given as PageRuleCases["failing"][number]);
    const verdict = rule.judge(page);
    return verdict.verdict === "fail" ? [{ url: page.url, evidence: verdict.evidence }] : [];
  }
  const site = siteOf(given as SiteRuleCases["failing"][number]);
  const verdict = rule.judge(site);
  if (verdict.verdict === "fail-pages") return verdict.faults;
  return verdict.verdict === "fail" ? [{ url: site.home, evidence: verdict.evidence }] : [];
}

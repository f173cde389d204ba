import { join } from "node:path";
import { pageOf, siteOf } from "@audit/testkit";
import type { PageFacts } from "@audit/facts";
import { expect, test } from "vitest";
import type { PageRuleCases, SiteRuleCases } from "../rule-cases.ts";
import { rules } from "../registry.ts";
import type { AnyPageRule, Rule } from "../rule.ts";
import { signsOf } from "./signs.ts";

/** Pages of the cases of a rule. */
async function pagesOf({ category, area, id, scope }: Rule): Promise<PageFacts[]> {
  const file = join(import.meta.dirname, "..", "rules", category, area, id, "cases.ts");
  const { cases } = (await import(file)) as { cases: PageRuleCases & SiteRuleCases };
  const all = Object.values(cases).flat() as (PageRuleCases["passing"][number] & SiteRuleCases["passing"][number])[];
  return scope === "page" ? all.map(pageOf) : all.flatMap((given) => [...siteOf(given).pages]);
}

test("what signs tell of a page is what the judge says, on the pages of every rule's cases", async () => {
  const telling = rules.filter((rule): rule is AnyPageRule => rule.scope === "page" && rule.told !== undefined);
  const told = new Set<string>();
  for (const page of (await Promise.all(rules.map(pagesOf))).flat()) {
    const signs = signsOf(page);
    for (const rule of telling) {
      const verdict = rule.over.includes(page) ? rule.told!(signs) : null;
      if (verdict === null) continue;
      told.add(rule.id);
      const judged = rule.judge(page);
      // A million comparisons: most are of one and the same object.
      if (verdict !== judged) expect(verdict, `${rule.id} of ${page.url}`).toEqual(judged);
    }
  }
  expect(telling.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([]);
});

import { expect, test } from "vitest";
import { rules, type Grade, type Rule } from "@audit/rules";
import { makeFinding } from "./make-finding.ts";
import { scoreSite, weightOf } from "./score.ts";

const [first, second] = rules.filter(({ severity }) => severity === "high") as [Rule, Rule];
const graded = (rule: Rule, grade: Grade): Rule => ({ ...rule, grade });

/** The first rule fails on the whole site, the second holds. */
function scored(failing: Rule, holding: Rule): number | null {
  const finding = makeFinding(failing, "fail", "site", [], 1);
  return scoreSite(
    {
      findings: [finding],
      passed: [holding.id],
      notApplicable: [],
      rules: 2,
      ruleFaults: { count: 0, first: [] },
      ceilings: [],
      unscored: null,
    },
    [failing, holding],
  ).health;
}

test("what rests on a convention or an opinion moves no score", () => {
  const well = { ...graded(first, "B"), certainty: 1 };
  expect(scored(well, second)).toBe(5);
  expect(scored(graded(well, "C"), second)).toBe(100);
  expect(scored(graded(well, "D"), second)).toBe(100);
  expect([weightOf(graded(first, "C")), weightOf(graded(first, "A"))]).toEqual([0, 10]);
});

test("a site of which nothing that counts was judged has no score", () => {
  expect(scored(graded(first, "C"), graded(second, "D"))).toBeNull();
});

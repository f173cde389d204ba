import { rules } from "@audit/rules";
import { describe, expect, test } from "vitest";
import { planOf } from "../testing/plan-case.ts";
import { failingCases, siteOfCase } from "../testing/rule-sites.ts";
import { isNotesOnly } from "./steps.ts";

describe.each(rules)("the steps of $id", (rule) => {
  test("send to code only where there is code", async () => {
    const plans = (await failingCases(rule.id)).map((given) => planOf(siteOfCase(rule, given), (same) => same, [rule]));
    const actions = plans.flatMap((plan) => plan.actions);
    const misled = actions.filter(
      ({ implementation, solution }) =>
        solution.includes("Use the code below") && (implementation === null || isNotesOnly(implementation)),
    );
    expect(misled.map(({ implementation }) => implementation)).toEqual([]);
    // A tag is never printed without the attributes that were not read, nor a gap where visitors would read it.
    const codes = actions.map(({ implementation }) => implementation ?? "");
    expect(codes.filter((code) => /<img\b(?![^>]*="\{)/.test(code))).toEqual([]);
    expect(codes.filter((code) => GAP.test(code))).toEqual([]);
  });
});

const GAP =
  /<title>[^<]*\[fill in:|<h1>[^<]*\[fill in:|\salt="[^"]*\[fill in:|<time[^>]*\[fill in:|<meta (?:name="(?:description|twitter:)|property="og:)[^>]*\[fill in:/;

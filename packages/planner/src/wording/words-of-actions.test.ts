import { rules } from "@audit/rules";
import { describe, expect, test } from "vitest";
import { planOf } from "../testing/plan-case.ts";
import { failingCases, siteOfCase } from "../testing/rule-sites.ts";
import { isNotesOnly } from "./steps.ts";

const ids = rules.map(({ id }) => id).filter((id) => id.includes("-"));

/** What owners can't read. Page texts stand in quotation marks and may hold anything; addresses are no words. */
const UNREADABLE: readonly (readonly [string, RegExp])[] = [
  ["a key with its value", /\{\s*"|["{,]\s*"?\w+"\s*:|\b[a-z]+[A-Z]\w*: /],
  ["a share of certainty", /\d\s?% sure/],
  ["a shell command", /\bcurl\b|\bgrep\b/],
  [
    "a CSS selector",
    /\b(?:head|body|main|div|link|meta|img|script|a|html) > [a-z]|\b(?:a|link|meta|img|script)\[[a-z]/,
  ],
  ["the id of a check", new RegExp(`(?<![\\w/.-])(?:${ids.join("|")})(?![\\w/.-])`)],
];

const GAP =
  /<title>[^<]*\[fill in:|<h1>[^<]*\[fill in:|\salt="[^"]*\[fill in:|<time[^>]*\[fill in:|<meta (?:name="(?:description|twitter:)|property="og:)[^>]*\[fill in:/;

const wordsOnly = (text: string): string =>
  text.replace(/“[^“”]*”/g, "“…”").replace(/(?:https?:\/\/|(?<=[ (])\/)[^\s,;)]+/g, "address");

describe.each(rules)("the actions of $id", async (rule) => {
  const cases = await failingCases(rule.id);
  const actions = cases.flatMap((given) => planOf(siteOfCase(rule, given), (same) => same, [rule]).actions);

  test("send to code only where there is code", () => {
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

  test("are told in words that owners can read", () => {
    for (const { title, problem, businessValue, check } of actions) {
      for (const text of [title, problem, businessValue].map(wordsOnly))
        for (const [what, form] of UNREADABLE) expect.soft(text, what).not.toMatch(form);
      expect(check).not.toMatch(/\bcurl\b|\bgrep\b/);
      expect(title).toMatch(/^[A-Z]/);
    }
  });
});

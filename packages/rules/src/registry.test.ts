import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pageOf, siteOf, type SiteCase } from "@audit/testkit";
import { describe, expect, test } from "vitest";
import type { PageRuleCases, SiteRuleCases } from "./rule-cases.ts";
import { rules } from "./registry.ts";
import type { AnyPageRule, AnySiteRule, Rule } from "./rule.ts";
import type { SiteVerdict } from "./verdict.ts";

const folder = join(import.meta.dirname, "rules");
const files = globSync("*/*/*/rule.ts", { cwd: folder });
const ids = rules.map((rule) => rule.id);

describe("the registry", () => {
  test("holds every rule folder once, named as its id, in the folder of its category", () => {
    expect(files.map((file) => basename(dirname(file))).toSorted()).toEqual(ids.toSorted());
    for (const rule of rules) expect(files).toContain(`${rule.category}/${rule.area}/${rule.id}/rule.ts`);
  });

  test.each(rules)(
    "$id says what, why, how to fix and names a public source",
    ({ words: { en }, source, certainty }) => {
      for (const text of [en.failing, en.title, en.why, en.steps]) expect(text.length).toBeGreaterThan(10);
      expect(source).toMatch(/^https:\/\//);
      expect(certainty).toBeGreaterThan(0);
      expect(certainty).toBeLessThanOrEqual(1);
    },
  );
});

describe.each(rules)("$id", async (rule) => {
  const file = join(folder, rule.category, rule.area, rule.id, "cases.ts");
  const { cases } = (await import(file)) as { cases: PageRuleCases & SiteRuleCases };

  test("has cases that pass, fail and fall outside", () => {
    expect(Math.min(cases.passing.length, cases.failing.length)).toBeGreaterThan(0);
  });
  for (const verdict of ["passing", "failing", "outside", "unknown"] as const) {
    (cases[verdict] ?? []).forEach((given, index) =>
      test(`${verdict} case ${index + 1}`, () => {
        expect(outcomeOf(rule, given)).toBe(verdict);
      }),
    );
  }
});

/** Klingon: a rule that needs words has none of it. */
const UNKNOWN = "tlh";

describe.each(rules.filter(({ languages }) => languages !== undefined))("$id needs words, and", async (rule) => {
  const { cases } = (await import(join(folder, rule.category, rule.area, rule.id, "cases.ts"))) as {
    cases: PageRuleCases & SiteRuleCases;
  };

  test("fails nowhere in a language whose words it doesn't know", () => {
    expect(rule.languages?.has(UNKNOWN)).toBe(false);
    const inLanguage = cases.failing.map((given) => JSON.stringify(given)).filter((given) => LANG.test(given));
    expect(inLanguage).not.toEqual([]);
    for (const given of inLanguage) {
      const elsewhere = JSON.parse(given.replaceAll(LANG_ANYWHERE, String.raw`lang=\"${UNKNOWN}\"`)) as object;
      // Where it failed before is no longer asked.
      expect(outcomeOf(rule, { ...elsewhere, faults: undefined })).not.toBe("failing");
    }
  });
});

const LANG = /lang=(?:\\"[^"\\]*\\"|[\w-]+)/;
const LANG_ANYWHERE = new RegExp(LANG, "g");

const outcomeOf = (rule: Rule, given: unknown): Expected =>
  rule.scope === "page"
    ? judgeOne(rule, given as PageRuleCases["passing"][number])
    : judgeSite(rule, given as SiteRuleCases["failing"][number]);

type Expected = "passing" | "failing" | "outside" | "unknown";

function judgeOne(rule: AnyPageRule, given: PageRuleCases["passing"][number]): Expected {
  const page = pageOf(given);
  if (!rule.over.includes(page)) return "outside";
  const { verdict } = rule.judge(page);
  if (verdict === "pass") return "passing";
  if (verdict === "fail") return "failing";
  return verdict === "unknown" ? "unknown" : "outside";
}

function judgeSite(rule: AnySiteRule, given: SiteRuleCases["failing"][number]): Expected {
  const site = siteOf(given);
  const verdict = rule.judge(site);
  if (rule.kinds !== undefined && verdict.verdict === "fail-pages") {
    const kindOf = new Map(site.pages.map(({ url, kind }) => [url, kind]));
    for (const { url } of verdict.faults) expect(rule.kinds).toContain(kindOf.get(url));
  }
  const seen: Record<typeof verdict.verdict, Expected> = {
    pass: "passing",
    "pass-pages": "passing",
    fail: "failing",
    "fail-pages": "failing",
    unknown: "unknown",
    "not-applicable": "outside",
  };
  if (given.faults) expect(faultsOf(verdict)).toEqual(addressesOf(given, given.faults));
  return seen[verdict.verdict];
}

const faultsOf = (verdict: SiteVerdict): string[] =>
  verdict.verdict === "fail-pages" ? [...new Set(verdict.faults.map((fault) => fault.url))].toSorted() : [];

const addressesOf = ({ origin = "https://shop.example" }: SiteCase, paths: readonly string[]): string[] =>
  paths.map((path) => new URL(path, origin).href).toSorted();

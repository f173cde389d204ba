import { rules, type Finding, type Rule } from "@audit/rules";
import { pageOf, siteOf } from "@audit/testkit";
import { expect, test } from "vitest";
import { createJudge } from "../judge.ts";
import { makeFinding } from "../make-finding.ts";
import { scoreSite } from "../score.ts";
import { findCeilings, unscoredBecause } from "./find-ceilings.ts";
import { takeCensus } from "./census.ts";

const page = (name: string): string => `<html lang=en><title>${name}</title><h1>${name}</h1><p>About ${name}.</p>`;
const site = siteOf({ pages: { "/": page("Shop"), "/a": page("A"), "/b": page("B"), "/c": page("C") } });
const [sound, other] = rules as readonly [Rule, Rule];
const capped: Rule = { ...sound, certainty: 1, ceiling: { health: 40, aiCitation: 30, because: "It is a demo." } };

function ceilingsOf(rule: Rule, paths: readonly string[], outOf: number): readonly number[] {
  const faults = paths.map((path) => ({ url: `https://shop.example${path}`, evidence: { at: "page", saw: null } }));
  const finding: Finding = makeFinding(rule, "fail", "pages", faults, outOf);
  return findCeilings([finding], new Map([[rule.id, rule]]), takeCensus(site)).map(({ health }) => health);
}

test("a ceiling holds from half of the pages on, or where the home page is meant", () => {
  expect(ceilingsOf(capped, ["/a", "/b"], 3)).toEqual([40]);
  expect(ceilingsOf(capped, ["/a"], 3)).toEqual([]);
  const ofHome: Rule = { ...capped, ceiling: { ...capped.ceiling!, from: "home" } };
  expect(ceilingsOf(ofHome, ["/"], 3)).toEqual([40]);
  expect(ceilingsOf(ofHome, ["/a", "/b"], 3)).toEqual([]);
});

test("a ceiling of most pages is not reached by the only page that could be judged", () => {
  expect(ceilingsOf(capped, ["/a"], 1)).toEqual([]);
  expect(ceilingsOf(capped, ["/a", "/b"], 2)).toEqual([40]);
});

test("a guess caps nothing, and a rule without a ceiling neither", () => {
  expect(ceilingsOf({ ...capped, certainty: 0.6 }, ["/a", "/b"], 3)).toEqual([]);
  expect(ceilingsOf({ ...other, ceiling: undefined as never }, ["/a", "/b"], 3)).toEqual([]);
});

test("the lowest ceiling is the most that a score can be", () => {
  const judgement = {
    findings: [],
    passed: rules.map(({ id }) => id),
    notApplicable: [],
    rules: rules.length,
    ruleFaults: { count: 0, first: [] },
    unscored: null,
  };
  const ceilings = [
    { rule: "one", health: 50, aiCitation: 20, because: "One." },
    { rule: "other", health: 30, aiCitation: 60, because: "Other." },
  ];
  expect(scoreSite({ ...judgement, ceilings }, rules)).toMatchObject({ health: 30, aiCitation: 20, ceilings });
  expect(scoreSite({ ...judgement, ceilings: [] }, rules)).toMatchObject({ health: 100, aiCitation: 100 });
});

test("a site of which hardly anything was read gets no score, and is told why", () => {
  const judge = createJudge(rules);
  const judgement = judge.finish(site);
  expect(scoreSite(judgement, rules)).toMatchObject({ health: null, aiCitation: null });
  expect(judgement.unscored).toBe("Only 4 pages could be read; a score needs at least 5.");
  expect(unscoredBecause(5)).toBeNull();
});

test("a catalogue that tells machines nothing of its goods caps the scores", () => {
  const goods = (more: string): Record<string, string> =>
    Object.fromEntries(
      [1, 2, 3, 4].map((number) => [
        `/products/mug-${number}`,
        `<html lang=en><title>Mug ${number}</title><main><h1>Mug ${number}</h1><p class=price>€ ${number}9.90</p><button>Add to cart</button>${more}</main>`,
      ]),
    );
  const ceilingsWith = (more: string): readonly string[] => {
    const pages = { "/": page("Shop"), ...goods(more) };
    const judge = createJudge(rules);
    for (const [path, html] of Object.entries(pages)) judge.page(pageOf({ html, url: `https://shop.example${path}` }));
    return (judge.finish(siteOf({ pages, business: "online-shop" })).ceilings ?? []).map(({ rule }) => rule);
  };
  const offer = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Mug","offers":{"@type":"Offer","price":"9.90","priceCurrency":"EUR"}}</script>`;
  expect(ceilingsWith("")).toContain("product-schema-missing");
  expect(ceilingsWith(offer)).not.toContain("product-schema-missing");
});

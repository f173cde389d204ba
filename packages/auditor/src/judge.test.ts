import type { Business, PageFacts } from "@audit/facts";
import { pageOf, siteOf } from "@audit/testkit";
import { expect, test } from "vitest";
import type { Judgement } from "./judgement.ts";
import { nearerRules } from "./give-way.ts";
import { createJudge } from "./judge.ts";
import { fail, rules, type Rule } from "@audit/rules";

const product = `<html lang=en><title>Tent</title><h1>Tent</h1><p>A tent for two.</p>
  <script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Tent"}</script>
  <a href="/">Home</a><p>49,90 €</p><button>Add to cart</button>`;
const pages = {
  "/": '<html lang=en><title>Shop</title><h1>Shop</h1><p>Tents.</p><a href="/tent">Tent</a><a href="/mat">Mat</a>',
  "/tent": product,
  "/mat": product.replaceAll("Tent", "Mat"),
};
const brokenPage = "https://shop.example/tent";
const site = siteOf({ pages });
const read = Object.entries(pages).map(([path, html]) => pageOf({ html, url: `https://shop.example${path}` }));

function judged(by: readonly Rule[]): Judgement {
  const judge = createJudge(by);
  for (const page of read) judge.page(page);
  return judge.finish(site);
}

const boom = (): never => {
  throw new TypeError("Cannot read properties of undefined");
};

/** The same rule with a bug that shows on one page; over the whole site, at once. */
const broken = (rule: Rule): Rule =>
  rule.scope === "site"
    ? { ...rule, judge: boom }
    : { ...rule, judge: (page: PageFacts) => (page.url === brokenPage ? boom() : rule.judge(page)) };

const namesBrokenPage = ({ findings }: Judgement, rule: string): boolean =>
  findings.some((finding) => finding.rule === rule && finding.pages.some(({ url }) => url === brokenPage));

const sound = judged(rules);

test.each(rules)("a fault of $id costs that rule on that page and nothing else", (rule) => {
  const outcome = judged(rules.map((other) => (other === rule ? broken(other) : other)));
  const leansOnIt = new Set([
    rule.id,
    ...rules.filter((other) => nearerRules(other).includes(rule.id)).map(({ id }) => id),
  ]);
  const others = (of: Judgement) => of.findings.filter((finding) => !leansOnIt.has(finding.rule));
  expect(others(outcome)).toEqual(others(sound));
  if (outcome.ruleFaults.count === 0) return;
  expect(outcome.ruleFaults).toEqual({
    count: 1,
    first: [
      {
        rule: rule.id,
        url: rule.scope === "site" ? null : brokenPage,
        message: "Cannot read properties of undefined",
      },
    ],
  });
  const own = outcome.findings.find((finding) => finding.rule === rule.id);
  if (own?.verdict === "fail") expect(namesBrokenPage(outcome, rule.id)).toBe(false);
  if (rule.scope === "site")
    expect(own).toMatchObject({ verdict: "unknown", reason: expect.stringContaining("fault") });
});

test("all rules may fail on one page, and the site is judged", () => {
  const outcome = judged(rules.map(broken));
  expect(outcome.ruleFaults.count).toBeGreaterThan(200);
  expect(outcome.ruleFaults.first).toHaveLength(50);
  expect(outcome.findings.filter(({ verdict, scope }) => verdict === "fail" && scope === "site")).toEqual([]);
});

test("a rule about shops speaks only where the site is known to be one", () => {
  const shopRule = rules.find(({ id }) => id === "returns-page");
  if (shopRule === undefined) throw new Error("no rule returns-page");
  const failing: Rule = { ...shopRule, scope: "site", reads: [], judge: () => fail({ at: "site", saw: null }) };
  const outcomeFor = (business: Business | null): readonly string[] => {
    const profile = {
      business,
      sells: null,
      certainty: 1,
      currencies: [],
      languages: [],
      because: [],
      correctedBy: null,
    };
    return createJudge([failing])
      .finish({ ...siteOf({ pages }), profile })
      .findings.map(({ rule }) => rule);
  };
  expect(outcomeFor("online-shop")).toEqual(["returns-page"]);
  expect(outcomeFor(null)).toEqual([]);
  expect(outcomeFor("restaurant")).toEqual([]);
});

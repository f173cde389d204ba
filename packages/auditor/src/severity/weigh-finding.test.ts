import { rules, type Finding, type Rule } from "@audit/rules";
import { siteOf } from "@audit/testkit";
import { expect, test } from "vitest";
import { makeFinding } from "../make-finding.ts";
import { effectOf } from "./effects.ts";
import { takeCensus } from "./census.ts";
import { weighFinding } from "./weigh-finding.ts";

const goods = Array.from({ length: 50 }, (_, index) => `/products/tent-${index}`);
const offer = (name: string): string => `<html lang=en><title>${name}</title><h1>${name}</h1><p>A tent for two.</p>
  <script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"${name}",
  "offers":{"@type":"Offer","price":"10","priceCurrency":"EUR"}}</script><button>Add to cart</button>`;
const plain = (name: string): string => `<html lang=en><title>${name}</title><h1>${name}</h1><p>About ${name}.</p>`;
const site = siteOf({
  pages: {
    "/": plain("Shop"),
    "/cart": plain("Cart"),
    "/terms": plain("Terms and conditions"),
    ...Object.fromEntries(goods.map((path) => [path, offer(path)])),
  },
});
const census = takeCensus(site);
const kindsOf = new Map(site.pages.map(({ url, kind }) => [new URL(url).pathname, kind]));

const ruleIn = (area: string, severity: Rule["severity"]): Rule => {
  const found = rules.find((rule) => rule.area === area && rule.severity === severity && rule.mild === undefined);
  if (found === undefined) throw new Error(`No ${severity} rule in ${area}.`);
  return found;
};

function weighed(rule: Rule, paths: readonly string[], outOf = 53): Finding {
  const faults = paths.map((path) => ({
    url: `https://shop.example${path}`,
    evidence: { at: "head", saw: null },
  }));
  return weighFinding(makeFinding(rule, "fail", "pages", faults, outOf), rule, census);
}

test("the made shop has the kinds that the cases are about", () => {
  expect(["/", "/cart", "/terms", "/products/tent-1"].map((path) => kindsOf.get(path))).toEqual([
    "home",
    "cart",
    "legal",
    "product",
  ]);
});

const canonical: Rule = { ...ruleIn("indexability", "medium"), precaution: undefined as never };

const capping: Rule = {
  ...ruleIn("local", "medium"),
  certainty: 1,
  ceiling: { health: 50, aiCitation: 50, because: "Most pages are one text." },
};

test.each<[string, Rule, readonly string[], Finding["severity"], RegExp | null]>([
  ["what is listed, at home", canonical, ["/"], "high", /home page/],
  ["what is listed, over the catalogue", canonical, goods, "high", /most of the pages/],
  ["what is listed, on some goods", canonical, goods.slice(0, 10), "medium", null],
  ["what is listed, on terms alone", canonical, ["/terms"], "low", /terms and contact/],
  ["what is listed, on the cart alone", ruleIn("indexability", "high"), ["/cart"], "low", /cart, account/],
  ["an exception among many", ruleIn("product", "high"), goods.slice(0, 1), "medium", /1 in 20/],
  ["how a cart works", ruleIn("performance", "high"), ["/cart"], "high", null],
  ["what only a screen reader meets, everywhere", ruleIn("accessibility", "medium"), goods, "low", /screen reader/],
  ["a link's preview, everywhere", ruleIn("open-graph", "medium"), goods, "low", /posts and messages/],
  ["what holds the scores down", capping, goods, "high", /scores are held down/],
  ["the same on some goods, which doesn't", capping, goods.slice(0, 10), "medium", null],
  ["a hole in one page", ruleIn("security", "high"), goods.slice(0, 1), "high", null],
])("%s weighs as the case does, and says why", (_name, rule, paths, severity, because) => {
  const finding = weighed(rule, paths);
  expect(finding.severity).toBe(severity);
  if (because === null) expect(finding.weighed).toEqual([]);
  else expect(finding.weighed.join("; ")).toMatch(because);
});

test("a precaution weighs less on a small site and never more than its rule", () => {
  const spare: Rule = { ...ruleIn("indexability", "medium"), precaution: true };
  expect(weighed(spare, goods)).toMatchObject({ severity: "low", weighed: [expect.stringMatching(/precaution/)] });
  const large = { ...census, listed: 5000 };
  const finding = makeFinding(spare, "fail", "site", [], 1);
  expect(weighFinding(finding, spare, large)).toMatchObject({ severity: "medium", weighed: [] });
});

test("data about goods weigh little where nothing is sold", () => {
  const rule = ruleIn("product", "high");
  const finding = makeFinding(rule, "fail", "site", [], 1);
  expect(weighFinding(finding, rule, { ...census, sells: false }).severity).toBe("low");
  expect(weighFinding(finding, rule, { ...census, sells: null }).severity).toBe("high");
});

test("faults that are all mild weigh little, and one that is not weighs as ever", () => {
  const rule: Rule = {
    ...ruleIn("product", "high"),
    mild: { when: ({ url }) => url.endsWith("tent-1"), because: "it is the first" },
  };
  expect(weighed(rule, goods.slice(1, 2))).toMatchObject({ severity: "low", weighed: ["it is the first"] });
  expect(weighed(rule, goods.slice(0, 30)).severity).toBe("high");
});

test("every area of the rules stands in the table", () => {
  const unknown = new Set(rules.map(({ area }) => area).filter((area) => effectOf({ area }) === undefined));
  expect([...unknown]).toEqual([]);
});

test("goods that are hidden are pages that a business lives on", () => {
  const noindex = '<meta name="robots" content="noindex">';
  const posts = Array.from({ length: 80 }, (_, index) => `/blog/tent-story-${index}`);
  const hidden = goods.slice(0, 3);
  const shop = siteOf({
    pages: {
      "/": plain("Shop"),
      ...Object.fromEntries(posts.map((path) => [path, plain(path)])),
      ...Object.fromEntries(hidden.map((path) => [path, noindex + offer(path)])),
    },
  });
  const faults = hidden.map((path) => ({ url: `https://shop.example${path}`, evidence: { at: "head", saw: null } }));
  const rule = rules.find(({ id }) => id === "noindex-on-important-page");
  if (rule === undefined) throw new Error("The rule is gone.");
  expect(weighFinding(makeFinding(rule, "fail", "pages", faults, 84), rule, takeCensus(shop)).severity).toBe("high");
});

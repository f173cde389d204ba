import { rules, type AnyPageRule } from "@audit/rules";
import { pageOf, type PageCase } from "@audit/testkit";
import { describe, expect, test } from "vitest";
import { pasted, withWholeBlocks } from "../testing/paste.ts";
import { openFixesOf, planOf } from "../testing/plan-case.ts";
import { asPage, failingCases, siteAround } from "../testing/rule-sites.ts";

/** Failing examples of whose code the guard keeps some back, since it would harm or has a gap: a brief stands there. */
const BY_HAND: ReadonlySet<string> = new Set([
  // Only the owner knows who wrote it.
  "article-required 3",
  "description-length 1",
  "description-length 2",
  "description-length 3",
  "description-missing 1",
  "description-missing 2",
  "description-missing 3",
  "description-no-offer 1",
  "description-no-offer 2",
  "indexable-thin-archive 1",
  "indexable-thin-archive 3",
  "og-incomplete 1",
  "offer-aggregateoffer-for-listing 1",
  "offer-aggregateoffer-for-listing 2",
  "product-multiple-main 2",
  "offer-sale-inverted 1",
  "offer-sale-inverted 2",
  "person-author-schema 1",
  "person-author-schema 2",
  // Which of several products the page is about.
  "product-multiple-main 1",
  "product-multiple-main 2",
  // What sets the variants apart.
  "variant-group-missing 1",
  "variant-group-missing 2",
  // Profiles that the site does not link to.
  ...[1, 2, 3, 4].map((index) => `org-sameas ${index}`),
  // Numbers and makers that the page does not say.
  ...[1, 2, 3].map((index) => `product-gtin-missing ${index}`),
  ...[1, 2].map((index) => `product-mpn-sku-missing ${index}`),
  "schema-type-unknown 5",
  "title-missing 1",
  "title-missing 2",
  "title-missing 3",
  // No product of one page's site is called by the brand.
  "title-missing-product-terms 1",
  "title-same-as-description 1",
  "twitter-card-incomplete 2",
  // A site that is one page tells nothing of its business beside its address.
  ...[1, 2, 3].map((index) => `org-schema-missing ${index}`),
  ...[1, 2].map((index) => `local-business-schema ${index}`),
  // Terms and pictures that stand nowhere on the site.
  ...[1, 2, 3].map((index) => `org-logo ${index}`),
  ...[1, 2, 3, 4].flatMap((index) => [`product-brand-missing ${index}`, `returns-days ${index}`]),
  ...[1, 2, 3].flatMap((index) =>
    ["returns-fees-method", "returns-required", "shipping-destination", "shipping-times"].map((id) => `${id} ${index}`),
  ),
  ...[1, 2].map((index) => `shipping-rate ${index}`),
  ...Array.from({ length: 8 }, (_, index) => `schema-required-missing ${index + 1}`),
  // When a film was made, and what it shows.
  ...[1, 2, 3].map((index) => `video-schema ${index}`),
]);

/** Examples without a picture: the other tags stand there, and a brief for the one that only the owner has. */
const IN_PART: ReadonlySet<string> = new Set(["twitter-card-incomplete 3"]);

const ONLY_THE_OWNER = "only you know it";

const pageRules = rules.filter(
  (rule): rule is AnyPageRule => rule.scope === "page" && rule.repair?.pasted === true && rule.onlyAlong !== true,
);

describe.each(pageRules)("the code for $id", async (rule) => {
  const cases = await failingCases(rule.id);
  cases.forEach((given, index) => {
    test(`ends failing case ${index + 1} when it is pasted`, () => {
      const page = asPage(given);
      const { actions } = planOf(siteAround(page, rule), (same) => same, [rule]);
      const action = actions.find((one) => one.rule === rule.id);
      // Without a proposal such a rule asks for nothing.
      const code = action?.implementation ?? "";
      // What only the owner knows stands in no code; filled in as he would, it ends the fault as well.
      expect(code).not.toMatch(/<script type="application\/ld\+json">(?:(?!<\/script>)[\s\S])*\[fill in:/);
      const isOpen = code.includes(ONLY_THE_OWNER);
      const whole = isOpen
        ? openFixesOf(siteAround(page, rule), [rule])
            .map((fix) => withWholeBlocks(fix.code, fix.patches))
            .join("\n")
        : withWholeBlocks(code, action?.patches ?? []);
      if (isOpen) expect(whole).toContain("[fill in:");
      const says = code === "" || /^address,|<!-- to write: |<!-- by hand, |decide yourself/.test(code);
      const byHand = !isOpen && says && (action?.patches ?? []).length === 0;
      expect(byHand).toBe(BY_HAND.has(`${rule.id} ${index + 1}`));
      if (byHand || IN_PART.has(`${rule.id} ${index + 1}`)) return;
      const after = pageOf({
        ...page,
        headers: withoutAdvised(page.headers),
        html: pasted(page.html!, whole.replace(/\[fill in:[^\]]*\]/g, filled)),
      });
      expect(rule.over.includes(after) ? rule.judge(after) : { verdict: "outside" }).toEqual({
        verdict: expect.stringMatching(/^(pass|not-applicable|outside)$/) as string,
      });
    });
  });
});

/** The code's comments tell to take these headers away. */
const withoutAdvised = (headers: PageCase["headers"] = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== "x-robots-tag" && name !== "link"));

/** What an owner would fill in. */
function filled(place: string): string {
  const known: readonly (readonly [RegExp, string])[] = [
    [/GTIN/, "4006381333931"],
    [/^\[fill in: (width|height)/, "300"],
    [/country code/, "DE"],
    [/InStock/, "https://schema.org/InStock"],
    [/currency/i, "EUR"],
    [/price|cost/i, "19.90"],
    [/date/i, "2026-01-05"],
    [/duration/i, "PT2M30S"],
    [/language code/, "en"],
    [/schema.org\/size/, "https://schema.org/size"],
    [/address of|profile|picture|image|logo|thumbnail|url/i, "https://cdn.example.net/a.jpg"],
    [/average/, "4.5"],
    [/number|days|count/i, "3"],
    [/type/i, "WebPage"],
  ];
  return (
    known.find(([pattern]) => pattern.test(place))?.[1] ?? "Words that the owner wrote himself about this very page"
  );
}

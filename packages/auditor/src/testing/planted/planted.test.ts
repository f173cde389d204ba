import { loadPlantings } from "@audit/rules/testing/load-plantings";
import { cleanShop } from "@audit/testkit";
import { expect, test } from "vitest";
import { rules } from "@audit/rules";
import { heal } from "./heal.ts";
import { failingRules, judgeShop } from "./judge-shop.ts";
import { plantAll } from "./plant-all.ts";
import { plantVariant } from "./plant-variant.ts";
import { variants } from "./variants.ts";

const plantings = await loadPlantings();
const A_MINUTE = 60_000;

/** One of each kind: a page, its markup, the graph, robots.txt, copies, a browser, another visitor, a handshake. */
const SLICE = [
  "title-missing",
  "offer-price-mismatch",
  "orphan-pages",
  "robots-blocks-whole-site",
  "product-variant-urls",
  "js-price-stock-only-rendered",
  "ai-bots-waf-blocked",
  "tls-expiring",
];

test("no rule finds a fault in the shop of 500 sound pages", { timeout: 4 * A_MINUTE }, () => {
  const shop = cleanShop();
  expect(Object.keys(shop.pages)).toHaveLength(500);
  expect(failingRules(judgeShop(shop))).toEqual([]);
});

test("every rule's fault can be planted", () => {
  expect(rules.filter(({ id }) => plantings[id] === undefined).map(({ id }) => id)).toEqual([]);
});

test(
  "a planted fault is found by its own rule, and gone when it is taken away",
  { timeout: 4 * A_MINUTE },
  async () => {
    const { outcomes } = await plantAll(SLICE);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(SLICE.map(() => "agree"));
  },
);

test("a healed shop says what the sound one says, and its repaired pages are read and judged anew", () => {
  const shop = cleanShop();
  const faulty = plantings["title-missing"]!.plant(shop);
  const changed = Object.keys(shop.pages).filter((path) => shop.pages[path] !== faulty.pages[path]);
  const healed = heal(faulty, shop);
  expect(changed).not.toEqual([]);
  expect(Object.keys(shop.pages).filter((path) => shop.pages[path] !== healed.pages[path])).toEqual(changed);
  expect(healed).toEqual(shop);
});

test("a rule that nothing is planted for is said to be so", { timeout: 4 * A_MINUTE }, async () => {
  expect((await plantAll(["no-such-rule"])).outcomes[0]?.outcome).toBe("not planted");
});

test("faults are planted for rules that exist, and name rules that exist as following", () => {
  const ids = new Set(rules.map(({ id }) => id));
  const named = Object.entries(plantings).flatMap(([id, { follows = [] }]) => [id, ...follows]);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test("the shop is told in five languages and currencies, and with four other businesses", () => {
  expect(variants.map(({ name }) => name)).toEqual([
    "de-EUR",
    "pl-PLN",
    "sr-RSD",
    "ar-SAR",
    "ja-JPY",
    "restaurant",
    "local-service",
    "publisher",
    "documentation",
  ]);
});

test.each(["ar-SAR", "restaurant"])(
  "a sound site as %s has no fault, and what is planted is found where it is one there",
  { timeout: 4 * A_MINUTE },
  async (name) => {
    const variant = variants.find((one) => one.name === name)!;
    const { clean, outcomes } = await plantVariant(variant, ["title-missing", "offer-price-mismatch"]);
    expect(clean).toEqual([]);
    const found = Object.fromEntries(outcomes.map(({ rule, outcome }) => [rule, outcome]));
    const ofGoods = variant.business === "online-shop" ? "agree" : "lost";
    expect(found).toEqual({ "title-missing": "agree", "offer-price-mismatch": ofGoods });
  },
);

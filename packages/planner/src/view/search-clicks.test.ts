import { describe, expect, test } from "vitest";
import { madeShop } from "../testing/made-shop.ts";
import { planOf, viewOf } from "../testing/plan-case.ts";

const shop = madeShop();
const paths = Object.keys(shop.pages);
/** Has a task of its own: it forbids search engines to list it. */
const product = "/p/ink-mug";
const urlOf = (path: string): string => new URL(path, "https://shop.example").href;

describe("clicks of Search Console", () => {
  test("change nothing where none are known: no source, no property, a failure, not one click", () => {
    const without = planOf(shop);
    expect(without.actions.every(({ search }) => search === null)).toBe(true);
    expect(JSON.stringify(without)).not.toContain("Google Search");
    const none = planOf({ ...shop, clicks: {} });
    const orderOf = (plan: typeof none) => plan.actions.map(({ fingerprint, priority }) => [fingerprint, priority]);
    expect(orderOf(none)).toEqual(orderOf(without));
  });

  test("raise the worth of the pages that earn them, and of no other", () => {
    const [before, after] = [viewOf(shop), viewOf({ ...shop, clicks: { [product]: 400 } })];
    expect(after.worthOf(urlOf(product))).toBeGreaterThan(before.worthOf(urlOf(product)));
    for (const path of paths.filter((one) => one !== product))
      expect(after.worthOf(urlOf(path))).toBe(before.worthOf(urlOf(path)));
    expect(after.worthInputsOf(urlOf(product)).clickShare).toBeGreaterThan(3);
    expect(before.worthInputsOf(urlOf(product)).clickShare).toBeNull();
  });

  test("of one page can't drown the others: its worth is at most six times that of its like", () => {
    const view = viewOf({ ...shop, clicks: { [product]: 1_000_000_000 } });
    const like = paths.filter((path) => path.startsWith("/p/") && path !== product).map((path) => urlOf(path));
    expect(view.worthOf(urlOf(product))).toBe(6);
    expect(Math.min(...like.map(view.worthOf))).toBeGreaterThanOrEqual(1);
  });

  test("stand with each task: those of its pages, counted once however Google spells them", () => {
    const clicks = { [product]: 40, [`${product}?srsltid=AfmB`]: 2, "/": 8 };
    const plan = planOf({ ...shop, clicks });
    const own = plan.actions.find(({ rule }) => rule === "noindex-on-important-page")!;
    const days = { from: "2026-01-01", to: "2026-01-28" };
    expect(own.affected.urls).toEqual([urlOf(product)]);
    expect(own.search).toEqual({ clicks: 42, impressions: 420, ...days });
    expect(own.ranking.find(({ factor }) => factor === "page worth")!.words).toMatch(
      /by their clicks in Google Search$/,
    );
    const whole = plan.actions.find(({ rule }) => rule === "ai-search-bots-blocked")!;
    expect(whole.search).toEqual({ clicks: 50, impressions: 500, ...days });
    expect(plan.report["action_plan.md"]).toContain("up to 3 by its clicks in Google Search");
  });
});

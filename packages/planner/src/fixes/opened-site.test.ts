import { rules } from "@audit/rules";
import { expect, test } from "vitest";
import { planOf } from "../testing/plan-case.ts";

const IDS: ReadonlySet<string> = new Set(["noindex-site-wide", "robots-directives-conflict", "canonical-missing"]);
const tags = '<meta name="robots" content="noindex, nofollow"><meta name="robots" content="follow, noindex">';
const generator = '<meta name="generator" content="WordPress 6.5">';

const page = (text: string, head = ""): string =>
  `<html lang="en"><head><title>${text.slice(0, 20)}</title>${head}</head><body><main><h1>Soap</h1><p>${text}</p></main></body></html>`;
const names = ["olive", "pine", "salt", "lemon", "rose", "clay"];
const site = (head: string, notice: string) => ({
  "/": page(`Our soap. ${names.map((name) => `<a href="/${name}">${name}</a>`).join(" ")}`, head),
  ...Object.fromEntries(
    names.map((name) => [`/${name}`, page(`The ${name} soap is boiled by hand and rests for six weeks.`, head)]),
  ),
  ...Object.fromEntries(["/off/1", "/off/2", "/off/3"].map((path) => [path, page(notice, head)])),
});
const actionsOf = (pages: Record<string, string>) =>
  planOf(
    { pages },
    undefined,
    rules.filter(({ id }) => IDS.has(id)),
  ).actions;

test("several robots tags are one task, and what the plugin writes again is none", () => {
  const actions = actionsOf(site(tags + generator, "This page has been disabled."));
  expect(actions.map(({ rule }) => rule)).toEqual(["noindex-site-wide"]);
  expect(actions[0]?.implementation).toContain("delete each of them");
});

test("a site of another program still gets its canonical links, and one tag is one tag", () => {
  const actions = actionsOf(site('<meta name="robots" content="noindex">', "This page has been disabled."));
  expect(actions.map(({ rule }) => rule)).toEqual(["noindex-site-wide", "canonical-missing"]);
  expect(actions[0]?.implementation).not.toContain("delete each of them");
});

test("pages that say the same few words stay closed, and are named", () => {
  const [action] = actionsOf(site('<meta name="robots" content="noindex">', "This page has been disabled."));
  expect(action?.patches.some(({ url }) => url.includes("/off/"))).toBe(false);
  expect(action?.patches).toHaveLength(names.length + 1);
  expect(action?.implementation).toContain("until they say something of their own: https://shop.example/off/1");
});

test.each([
  ["OutOfStock", "low"],
  ["InStock", "high"],
])("an expired price of what is %s weighs %s", (availability, impact) => {
  const offers = { "@type": "Offer", price: "9.50", priceCurrency: "EUR", availability, priceValidUntil: "2022-12-31" };
  const product = JSON.stringify({ "@context": "https://schema.org", "@type": "Product", name: "Olive soap", offers });
  const pot = page(
    "The soap. € 9.50 <button>Add to cart</button>",
    `<script type="application/ld+json">${product}</script>`,
  );
  const [action] = planOf(
    {
      business: "online-shop",
      pages: { "/": page("Our soap"), "/p/soap": { html: pot, headers: { date: "Thu, 15 Jan 2026 12:00:00 GMT" } } },
    },
    undefined,
    rules.filter(({ id }) => id === "offer-price-valid-until-past"),
  ).actions;
  expect(action?.impact).toBe(impact);
});

test("one long text on many addresses is a notice too, and on two it is not", () => {
  const notice = "This page has been disabled, ask for a demo of the whole shop. ".repeat(12);
  const given = (paths: readonly string[]) => ({
    ...site('<meta name="robots" content="noindex">', "Off."),
    ...Object.fromEntries(paths.map((path) => [path, page(notice, '<meta name="robots" content="noindex">')])),
  });
  const opened = (paths: readonly string[]) =>
    actionsOf(given(paths))[0]?.patches.filter(({ url }) => paths.some((path) => url.endsWith(path))).length;
  expect(opened(["/x/1", "/x/2", "/x/3", "/x/4", "/x/5"])).toBe(0);
  expect(opened(["/x/1", "/x/2"])).toBe(2);
});

import { rules } from "@audit/rules";
import type { SiteCase } from "@audit/testkit";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

const actionsOf = (given: SiteCase, ...ids: string[]) =>
  planOf(
    given,
    undefined,
    rules.filter(({ id }) => ids.includes(id)),
  ).actions;

const TEXT = "<p>We throw pots by hand, glaze them twice and fire them in our own kiln.</p>";

test("a robots.txt is made with the sitemap that it names", () => {
  const pages = { "/": pageHtml({ title: "Kiln", main: TEXT }), "/pots": pageHtml({ title: "Pots", main: TEXT }) };
  const [action, ...others] = actionsOf({ pages, robots: 404 }, "robots-txt-missing", "sitemap-missing");
  expect(others).toEqual([]);
  expect(action?.rule).toBe("sitemap-missing");
  expect(action?.heals.map(({ rule }) => rule)).toEqual(["robots-txt-missing"]);
  expect(action?.implementation).toContain("Sitemap: https://shop.example/sitemap.xml");
  expect(action?.patches.filter(({ at }) => at === "robots.txt")).toHaveLength(2);
});

const shop = (lang: string, footer: string): SiteCase => ({
  pages: {
    "/": `<!doctype html><html lang="${lang}"><title>Kiln</title><h1>Kiln</h1><a href="/p/pot">Pot</a>${footer}`,
    "/p/pot": `<!doctype html><html lang="${lang}"><head><title>Pot</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Pot","offers":{"@type":"Offer","price":"9","priceCurrency":"EUR"}}</script></head><h1>Pot</h1><p>€ 9.00</p><button>Add to cart</button>${footer}`,
  },
});

test("pages on terms and law that are missing are one task, which asks for nothing that the site does not have", () => {
  const ids = ["returns-page", "shipping-page", "terms-page", "privacy-policy"];
  const [action, ...others] = actionsOf(shop("fr", '<a href="/livraison">Livraison</a>'), ...ids);
  expect(others).toEqual([]);
  expect(action).toMatchObject({
    rule: "returns-page",
    title: "Publish the pages on terms and law that the site lacks",
  });
  expect(action?.implementation).toContain("Privacy policy, in French");
  expect(action?.implementation).toContain("Terms and conditions, in French");
  expect(action?.implementation).not.toContain("Shipping, in French");
  expect(action?.implementation).not.toMatch(/newsletter|accounts/);
});

test("one that is missing alone keeps its own words", () => {
  const all = '<a href="/retours">Retours</a><a href="/cgv">Conditions générales de vente</a>';
  const [action] = actionsOf(shop("fr", all), "returns-page", "terms-page", "privacy-policy");
  expect(action?.title).toBe("Publish a privacy policy");
});

test("a site that hides as a whole is opened by one task, whatever else its robots tag says", () => {
  const hidden = (path: string): string =>
    pageHtml({
      title: `Pots ${path}`,
      head: `<meta name="robots" content="noindex, nofollow"><link rel="canonical" href="https://shop.example${path}">`,
      main: `<h1>Pots ${path}</h1><p>${`Pots of ${path} thrown by hand. `.repeat(8)}</p>`,
    });
  const paths = ["/", "/a", "/b", "/c", "/d", "/e"];
  const pages = {
    ...Object.fromEntries(paths.map((path) => [path, hidden(path)])),
    // The same files under a second address.
    ...Object.fromEntries(paths.slice(1).map((path) => [`${path}.html`, hidden(path)])),
  };
  const ids = ["noindex-site-wide", "nofollow-page-level", "canonical-to-noindex", "sitemap-noindex"];
  const actions = actionsOf({ pages, sitemap: paths }, ...ids);
  expect(actions.map(({ rule }) => rule)).toEqual(["noindex-site-wide"]);
  expect(actions[0]?.heals.map(({ rule }) => rule)).toEqual(["nofollow-page-level"]);
  expect(actions[0]?.implementation).not.toContain("noindex, follow");
  const written = actions.flatMap(({ patches }) => patches);
  expect(new Set(written.map(({ url }) => new URL(url).pathname))).toEqual(new Set(paths));
  expect(written).toHaveLength(paths.length);
  expect(new Set(written.map(({ after }) => after)).size).toBe(1);
});

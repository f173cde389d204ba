import { describe, expect, test } from "vitest";
import { findRule } from "@audit/rules";
import { placeOf } from "@audit/rules/platforms/platforms";
import { printFix, sectionsOf } from "@audit/rules/fixes/patches/fix";
import { redirectRules } from "@audit/rules/fixes/server/redirect-rules";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf, viewOf } from "../testing/plan-case.ts";

/** What each system writes into the head of its pages. */
const heads = {
  shopify: '<script src="https://cdn.shopify.com/s/files/1/0123/theme.js"></script>',
  woocommerce:
    '<meta name="generator" content="WordPress 6.6"><link rel="stylesheet" href="/wp-content/plugins/woocommerce/assets/css/woocommerce.css">',
  shopware: '<link rel="icon" href="/bundles/storefront/assets/favicon.ico">',
  magento: '<link rel="stylesheet" href="/static/version1690/frontend/Magento/luma/en_US/css/styles-m.css">',
  prestashop: '<meta name="generator" content="PrestaShop">',
  wix: '<meta name="generator" content="Wix.com Website Builder">',
  squarespace: '<script src="https://assets.squarespace.com/universal/scripts/common.js"></script>',
  next: '<script src="/_next/static/chunks/main-app.js" async></script>',
} as const;
type System = keyof typeof heads;

const site = (head: string, canonical: string | null = null) => {
  const titles = ["Shop", "Mugs", "Bowls", "Plates", "Jugs"];
  const paths = titles.map((title, index) => [index === 0 ? "/" : `/${title.toLowerCase()}`, title] as const);
  const main = paths.map(([path, title]) => `<a href="${path}">${title}</a>`).join("");
  return {
    pages: Object.fromEntries(paths.map(([path, title]) => [path, pageHtml({ title, head, main, canonical })])),
    robots: "User-agent: *\nDisallow: /\n",
  };
};

const rulesFor: (...args: Parameters<typeof redirectRules>) => string | null = (...args) =>
  printFix(sectionsOf(redirectRules(...args)) ?? []);

const move = (from: string) => [{ from: `https://shop.example${from}`, to: "https://shop.example/new" }];
const action = (head: string, rule: string) => planOf(site(head)).actions.find((one) => one.rule === rule);

describe.each<[System, { canonical: string; robots: string; redirect: string }]>([
  [
    "shopify",
    {
      canonical: "layout/theme.liquid",
      robots: "robots.default_groups",
      redirect: "Redirect from,Redirect to\n/old,/new",
    },
  ],
  ["woocommerce", { canonical: "rel_canonical()", robots: "SEO plugin's file editor", redirect: "/old,/new,0,301" }],
  ["shopware", { canonical: "Settings > SEO", robots: "folder public", redirect: "RewriteRule" }],
  [
    "magento",
    {
      canonical: "Use Canonical Link Meta Tag For Categories",
      robots: "Search Engine Robots",
      redirect: "old -> /new\n\n# nginx",
    },
  ],
  ["prestashop", { canonical: "_partials/head.tpl", robots: "Generate robots.txt file", redirect: "RewriteRule" }],
  ["wix", { canonical: "Additional tags", robots: "Robots.txt editor", redirect: "/old -> /new" }],
  ["squarespace", { canonical: "offers no field", robots: "can't be edited", redirect: "/old -> /new 301" }],
  [
    "next",
    {
      canonical: "alternates.canonical",
      robots: "app/robots.ts",
      redirect: '{"source":"/old","destination":"/new","permanent":true},',
    },
  ],
])("a site made with %s", (system, expected) => {
  test("is told in its system's own words where each change is made", () => {
    expect(viewOf(site(heads[system])).platform).toBe(system);
    expect(action(heads[system], "canonical-missing")?.solution).toContain(expected.canonical);
    expect(action(heads[system], "robots-blocks-whole-site")?.solution).toContain(expected.robots);
  });

  test("gets redirects in the form that its system takes", () => {
    expect(rulesFor(move("/old"), viewOf(site(heads[system])))).toContain(expected.redirect);
  });
});

test("templates of a system get the canonical link in their own language", () => {
  const code = (system: System) =>
    planOf(site(heads[system]))
      .actions.filter(({ rule }) => rule === "canonical-missing")
      .map(({ implementation }) => implementation)
      .join("\n");
  expect(code("shopify")).toContain("{{ canonical_url }}");
  expect(code("prestashop")).toContain("{if $page.canonical}");
  expect(code("next")).toContain("alternates: { canonical:");
});

test("plain HTML is told of no system and gets the server's rules", () => {
  expect(viewOf(site("")).platform).toBeNull();
  expect(action("", "canonical-missing")?.solution).not.toMatch(/^2\. In /m);
  expect(rulesFor(move("/old"), viewOf(site("")))).toContain("RewriteRule");
});

test("signs with a meaning in Next's sources and queries are taken as they are", () => {
  const rules = rulesFor(move("/a(b):c?id=1.5"), viewOf(site(heads.next)))!;
  const entry = JSON.parse(rules.split("\n")[1]!.replace(/,$/, "")) as unknown;
  expect(entry).toEqual({
    source: String.raw`/a\(b\)\:c`,
    has: [{ type: "query", key: "id", value: String.raw`1\.5` }],
    destination: "/new",
    permanent: true,
  });
});

const REACHED = { title: "Mugs", main: "<p>Mugs</p>" };
const jsonLd = (data: object): string => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

/** Where a system has a rule's repair made on a page with this head. */
function placeTold(rule: string, head = "", system: System = "woocommerce"): string | null {
  const view = viewOf({ pages: { "/": pageHtml({ ...REACHED, head: heads[system] + head }) } });
  const { area, fixKind } = findRule(rule)!;
  return placeOf({ finding: { rule, area, fixKind }, patches: [], page: view.pageAt("https://shop.example/") }, system);
}

test("the place follows what is changed: head, body, scripts, language versions or nothing", () => {
  expect(placeTold("h1-missing")).toMatch(/page builder/);
  expect(placeTold("h1-missing")).not.toMatch(/wp_head/);
  expect(placeTold("viewport-missing")).toMatch(/wp_head/);
  expect(placeTold("hreflang-no-return")).toMatch(/several languages/);
  expect(placeTold("unused-js")).toBeNull();
  expect(placeTold("js-main-content-missing", "", "next")).toMatch(/server component/);
  expect(placeTold("og-title-duplicate-template", "", "next")).not.toMatch(/effect/);
  expect(placeTold("empty-pages", "", "shopify")).toBeNull();
});

test("markup is changed where it is made, as its entities tell", () => {
  const product = (id: string) =>
    jsonLd({ "@context": "https://schema.org", "@type": "Product", "@id": `https://shop.example/${id}`, name: "Mug" });
  expect(placeTold("product-brand-missing", product("#richSnippet"))).toMatch(/^In WordPress: Rank Math/);
  expect(placeTold("product-brand-missing", product("#product"))).toMatch(/find out what writes/);
  const owner = {
    "@context": "https://schema.org",
    "@type": "Organization",
    logo: { "@type": "ImageObject", "@id": "https://shop.example/#/schema/logo/image/", url: "/logo.png" },
  };
  expect(placeTold("org-sameas", jsonLd(owner))).toMatch(/^In WordPress: Yoast SEO/);
  expect(placeTold("product-brand-missing", jsonLd(owner) + product("#product"))).toMatch(/find out what writes/);
  expect(placeTold("org-sameas")).not.toMatch(/Yoast|Rank Math/);
});

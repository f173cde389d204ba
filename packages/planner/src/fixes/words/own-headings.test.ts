import { findRule } from "@audit/rules";
import type { SiteCase } from "@audit/testkit";
import { expect, test } from "vitest";
import { pageHtml } from "../../testing/made-shop.ts";
import { planOf } from "../../testing/plan-case.ts";

const NAMED = '<meta property="og:site_name" content="Kiln House">';

/** What one rule alone asks to paste; undefined without a task. */
const codeOf = (site: SiteCase, id: string): string | null | undefined =>
  planOf(site, undefined, [findRule(id)!]).actions.find(({ rule }) => rule === id)?.implementation;

const card = (name: string): string =>
  `<li><h3 class="card__name"><a href="/goods/${name.toLowerCase().replaceAll(" ", "-")}">${name}</a></h3><span>9.00 EUR</span></li>`;

test("a list is headed by its own name, not by the first of its cards", () => {
  const goods = ["Sauce of plums", "Sauce of figs", "Sauce of quinces"];
  const list = pageHtml({ title: "Fine Sauces | Kiln House", h1: null, main: `<ul>${goods.map(card).join("")}</ul>` });
  const pages = {
    "/": pageHtml({ title: "Kiln House", main: '<a href="/collections/fine-sauces">Fine Sauces</a>' }),
    "/collections/fine-sauces": list,
    ...Object.fromEntries(
      goods.map((name) => [
        `/goods/${name.toLowerCase().replaceAll(" ", "-")}`,
        pageHtml({ title: `${name} | Kiln House`, h1: name, main: "<p>Cooked by hand.</p>" }),
      ]),
    ),
  };
  const code = codeOf({ pages }, "h1-missing");
  expect(code).toContain("<h1>Fine Sauces</h1>");
  expect(code).not.toContain('<h1 class="card__name">');
});

test("the alternative text of a logo becomes no heading", () => {
  const logo = '<header><h1><img src="/logo.svg" alt="Kiln House logo"></h1></header>';
  const home = pageHtml({ title: "Kiln House", h1: null, head: NAMED, main: "<p>Turned by hand.</p>" });
  expect(codeOf({ pages: { "/": home.replace("<body>", `<body>${logo}`) } }, "h1-image-only")).toBeUndefined();
});

const HOME_RULE = "home-title-brand-only";
const homeOf = (h1: string): SiteCase => ({
  pages: { "/": pageHtml({ title: "Kiln House", h1: null, head: NAMED, main: `<h1>${h1}</h1><p>By hand.</p>` }) },
});

test("a home title says more than the name, or nothing is proposed", () => {
  const doubled = '<span class="sr-only">Kiln House</span><a href="/"><span>Kiln House</span></a>';
  expect(codeOf(homeOf(doubled), HOME_RULE)).toBeUndefined();
  expect(codeOf(homeOf("Bowls and plates of stoneware"), HOME_RULE)).toContain("Bowls and plates of stoneware");
});

test("a page without a title is called by its heading, and the empty heading beside it goes", () => {
  const about = pageHtml({ title: "", h1: null, main: "<h1></h1><h1>How our bowls are turned</h1><p>By hand.</p>" });
  const code = codeOf({ pages: { "/": pageHtml({ title: "Kiln House" }), "/turning": about } }, "title-missing");
  expect(code).toMatch(/<title>How our bowls are turned/);
  expect(code).toContain("the h1 without any text goes");
});

const headless = (title: string, main: string): string => pageHtml({ title, h1: null, main });

test("a page is headed by what shows its name: heading and address, links to it, or the goods it sells", () => {
  const sold = '<ol class="breadcrumb"><li><a href="/">Home</a></li><li>Single Product</li></ol>';
  const buy = '<p class="price">€ 9.00</p><button>Add to cart</button>';
  const pages = {
    "/": pageHtml({
      title: "Kiln House",
      main: '<a href="/company-info">Company Info</a> <a href="/uber">Über uns</a>',
    }),
    "/wholesale-quotation": headless(
      "Bulk order of bowls | Kiln House",
      "<h2>Wholesale/Bulk Purchase Quotation</h2><p>Ask for yours.</p>",
    ),
    "/company-info": headless("Our land's best brand for bowls | Kiln House", "<p>We turn bowls by hand.</p>"),
    "/uber": headless("About | Kiln House", "<h3>Über uns</h3><p>We turn bowls by hand.</p>"),
    "/product-single.html": headless("Kiln House", `${sold}<h2>Oak Salad Bowl</h2>${buy}`),
  };
  const code = codeOf({ pages }, "h1-missing");
  expect(code).toContain("<h1>Wholesale/Bulk Purchase Quotation</h1>");
  expect(code).not.toMatch(/<title>(?:Wholesale|Company)/);
  expect(code).toContain("<h1>Company Info</h1>");
  expect(code).toContain("<h1>Über uns</h1>");
  expect(code).toContain("<h1>Oak Salad Bowl</h1>");
});

test("the headings of all pages are told, and where an empty one waits", () => {
  const names = ["Ash bowl", "Birch bowl", "Cedar bowl", "Elm bowl", "Fir bowl"];
  const pages = Object.fromEntries(
    names.map((name) => [
      `/${name.replaceAll(" ", "-")}`,
      headless(`${name} | Kiln House`, "<h1></h1><p>By hand.</p>"),
    ]),
  );
  const code = codeOf({ pages: { "/": pageHtml({ title: "Kiln House" }), ...pages } }, "h1-missing");
  for (const name of names) expect(code).toContain(`<h1>${name}</h1>`);
  expect(code).toContain("into the h1 that stands there without words");
});

test("a list of one keyword is headed by it, without what the program calls its lists", () => {
  const tags = ["linen", "oak bowls", "clay", "glazing"];
  const pages = Object.fromEntries(
    tags.map((tag) => [
      `/tag/${tag.replace(" ", "-")}/index.html`,
      headless(`${tag} Archives | Kiln - House of bowls`, "<p>What we wrote of it in the past years.</p>"),
    ]),
  );
  const second = { "/tag/clay/page/2/": headless("clay Archives | Page 2 | Kiln - House of bowls", "<p>More.</p>") };
  const code = codeOf({ pages: { "/": pageHtml({ title: "Kiln" }), ...pages, ...second } }, "h1-missing");
  expect(code).toContain("<h1>Linen</h1>");
  expect(code).toContain("<h1>Oak bowls</h1>");
  expect(code).not.toContain("Archives");
});

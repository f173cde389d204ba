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

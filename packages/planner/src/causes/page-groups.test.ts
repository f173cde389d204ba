import { describe, expect, test } from "vitest";
import { findingOf, viewOf } from "../testing/plan-case.ts";
import { pageHtml } from "../testing/made-shop.ts";
import { findCauses } from "./find-causes.ts";
import { groupOf } from "./page-groups.ts";

const BUY = "<button>Add to cart</button><p>€ 5.00</p>";
const ORIGIN = "https://shop.example";

const causesOf = (rule: string, pages: Record<string, string>, at = Object.keys(pages), share = 1) =>
  findCauses(findingOf(rule, at, { fixKind: "meta", share }), viewOf({ pages })).map(({ template, faults }) => [
    template,
    faults.length,
  ]);

describe("pages that one task mends", () => {
  const versions = (own: string, other: string): string =>
    pageHtml({
      main: BUY,
      head: `<link rel="alternate" hreflang="fr" href="${ORIGIN}${other}"><link rel="alternate" hreflang="en" href="${ORIGIN}${own}">`,
    });

  test("hold the language versions of a template, so that no owner reads the same task twice", () => {
    const paths = Array.from(
      { length: 4 },
      (_, index) => [`/product/mug-${index}`, `/fr/produit/tasse-${index}`] as const,
    );
    const pages = {
      "/": pageHtml({}),
      ...Object.fromEntries(
        paths.flatMap(([en, fr]) => [
          [en, versions(en, fr)],
          [fr, versions(en, fr)],
        ]),
      ),
    };
    expect(causesOf("description-missing", pages, paths.flat())).toEqual([["product:/fr/produit/*", 8]]);
  });

  test("take in a lone product page: one page is no template", () => {
    const pages = {
      "/": pageHtml({}),
      "/about": pageHtml({}),
      "/contact": pageHtml({}),
      "/mug": pageHtml({ main: BUY }),
    };
    expect(causesOf("description-missing", pages, ["/about", "/contact", "/mug"])).toEqual([["other-pages", 3]]);
  });

  test("are all pages when the layout is at fault, although another task mends most of them", () => {
    const paths = ["/", "/about", "/c/mugs", "/c/bowls", "/mug", "/mug-two", "/mug-three"];
    const view = viewOf({
      pages: Object.fromEntries(paths.map((path) => [path, pageHtml({ main: path.startsWith("/mug") ? BUY : "" })])),
    });
    const whole = findingOf("viewport-missing", paths);
    const left = { ...whole, pages: whole.pages.slice(0, 2) };
    expect(findCauses(left, view, whole).map(({ scope, faults }) => [scope, faults.length])).toEqual([["layout", 2]]);
  });

  test("are all pages with pictures when nearly all of those are at fault, and pages without have no say", () => {
    const at = ["/", "/c/mugs", "/mug", "/mug-two"];
    const without = Array.from({ length: 9 }, (_, index) => `/policies/${index}`);
    const view = viewOf({
      pages: Object.fromEntries(
        [...at, ...without].map((path) => [path, pageHtml({ main: path.startsWith("/mug") ? BUY : "" })]),
      ),
    });
    const pages = at.map((path) => ({
      url: `https://shop.example${path}`,
      evidence: { at: "img", saw: [{ src: `/media${path}.jpg` }] },
    }));
    const scopes = (judged: number) =>
      findCauses(findingOf("img-dimensions-missing", at, { pages, share: at.length / judged }), view).map(
        ({ scope }) => scope,
      );
    expect(scopes(at.length)).toEqual(["layout"]);
    expect(new Set(scopes(10))).toEqual(new Set(["group"]));
  });

  test("are the home pages of all languages, however they look, and templates of one kind in two folders are two", () => {
    const product = (extra = ""): string => pageHtml({ main: `${BUY}${extra}` });
    const homes = { "/": pageHtml({}), "/fr/": pageHtml({ main: "<section><ul><li>Une</li></ul></section>" }) };
    expect(causesOf("description-missing", homes)).toHaveLength(1);
    const home = viewOf({ pages: homes });
    const ids = Object.keys(homes).map((path) => groupOf(home.indexOf(ORIGIN + path), home));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^home/);
    const many = Object.fromEntries([1, 2, 3, 4].map((number) => [`/product/${number}`, product()]));
    const few = { "/p/a": product(), "/p/b": product() };
    const apart = Object.fromEntries([1, 2, 3].map((number) => [`/p/${number}`, product()]));
    const templates = (pages: Record<string, string>): string[] => {
      const view = viewOf({ pages: { "/": pageHtml({}), ...pages } });
      const groups = Object.keys(pages).map((path) => groupOf(view.indexOf(ORIGIN + path), view));
      return [...new Set(groups)].toSorted();
    };
    expect(templates({ ...many, ...few })).toHaveLength(1);
    expect(templates({ ...many, ...apart })).toEqual(["product:/p/*", "product:/product/*"]);
  });
});

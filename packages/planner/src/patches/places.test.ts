import type { Patch } from "@audit/rules/fixes/patches/patch";
import { describe, expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { viewOf } from "../testing/plan-case.ts";
import { entityOf, sharedPreviews, stanceOf, tooManyTo, wordsOf } from "./places.ts";

const HERE = "https://shop.example/p/pot";
const patch = (op: string, more: object = {}): Patch =>
  ({ at: "page", url: HERE, op, before: null, after: "x", ...more }) as Patch;
const markup = (key: string, before: object | null = null): Patch =>
  patch("jsonld", { key, before: before && JSON.stringify(before), after: "{}" });

describe("the entity that a block of markup is about", () => {
  const place = (key: string, before: object | null = null): string => entityOf(markup(key, before)).place;
  test.each([
    ["Product", "ProductGroup"],
    ["IndividualProduct", "ProductModel"],
    ["BlogPosting", "NewsArticle"],
    ["Article", "Report"],
    ["OnlineStore", "Organization"],
    ["Product+ProductGroup", "Product"],
  ])("%s and %s are one thing", (one, other) => expect(place(one)).toBe(place(other)));
  test.each([
    ["Product", "Article"],
    ["Product", "ProductCollection"],
    ["BreadcrumbList", "Product"],
    ["ReportCard", "Report"],
    ["Article+Product", "Article"],
  ])("%s and %s are two", (one, other) => expect(place(one)).not.toBe(place(other)));

  test("blocks that stand on the page are told apart by their names", () => {
    expect(place("Review", { name: "A" })).not.toBe(place("Review", { name: "B" }));
    expect(place("Review", { name: "A" })).toBe(place("Review", { text: "x", name: "A" }));
    expect(entityOf(patch("title")).place).toBe(entityOf(patch("title", { after: "y", before: '"name":"z"' })).place);
  });
});

describe("whether a change has a page found or hidden", () => {
  const robots = { at: "robots.txt", op: "line" };
  test.each<[object, string | null]>([
    [{ op: "robots", after: "index, follow" }, "shows"],
    [{ op: "robots", after: "NOINDEX" }, "hides"],
    [{ op: "robots", after: "none" }, "hides"],
    [{ op: "robots", after: null }, "shows"],
    [{ op: "canonical", after: HERE }, "shows"],
    [{ op: "canonical", after: "https://shop.example/" }, "hides"],
    [{ at: "redirects", op: "redirect", after: "https://shop.example/" }, "hides"],
    [{ op: "title" }, null],
    [robots, null],
  ])("%o: %s", (more, does) => {
    expect(stanceOf(patch("title", more))).toEqual(does && { place: `found ${HERE}`, does });
  });

  test("a sitemap shows what it takes in and hides what it leaves out", () => {
    const entry = { at: "sitemap", url: "https://shop.example/sitemap.xml" };
    expect(stanceOf(patch("add", { ...entry, after: HERE }))).toEqual({ place: `found ${HERE}`, does: "shows" });
    expect(stanceOf(patch("remove", { ...entry, before: HERE, after: null }))).toEqual({
      place: `found ${HERE}`,
      does: "hides",
    });
  });
});

test("titles and descriptions are one page's alone, headings may head a page in each language, texts of pictures one page's among its own", () => {
  expect(wordsOf(patch("title", { after: "Pot" }))).toBe(wordsOf(patch("title", { after: "POT", url: "https://x/" })));
  expect(wordsOf(patch("h1"))).toBeNull();
  expect(wordsOf(patch("description"))).not.toBeNull();
  expect(wordsOf(patch("alt"))).not.toBe(wordsOf(patch("alt", { url: "https://shop.example/other" })));
  expect(wordsOf(patch("alt"))).toBe(wordsOf(patch("alt", { after: "X" })));
  for (const none of [patch("lang"), patch("title", { after: null }), patch("title", { after: "[fill in: words]" })])
    expect(wordsOf(none)).toBeNull();
});

test("a picture proposed as the preview of four pages is none of theirs, of three it may be", () => {
  const view = viewOf({ pages: { "/": pageHtml({ title: "Kiln" }) } });
  const shared = (patches: readonly Patch[]) => sharedPreviews(patches, view);
  const previews = (pages: number, more: object = {}): Patch[] =>
    Array.from({ length: pages }, (_, page) => patch("og:image", { url: `https://shop.example/${page}`, ...more }));
  expect(shared(previews(4)).size).toBe(4);
  expect(shared(previews(3)).size).toBe(0);
  expect(shared(previews(4, { op: "twitter:image" })).size).toBe(4);
  expect(shared(previews(4, { op: "og:title" })).size).toBe(0);
  expect(shared(previews(4, { after: null })).size).toBe(0);
  expect(shared([...previews(2), ...previews(2, { op: "twitter:image" })]).size).toBe(0);
  // One page may say it in many places.
  expect(shared(previews(5, { url: HERE })).size).toBe(0);
});

describe("links and redirects to one page", () => {
  const view = viewOf({ pages: { "/": pageHtml({ title: "Kiln" }), "/p/pot": pageHtml({ title: "Pot" }) } });
  const redirects = (count: number, more: (at: number) => object = () => ({})): Patch[] =>
    Array.from({ length: count }, (_, at) => ({
      ...patch("redirect", { at: "redirects", url: `https://shop.example/old/${at}`, after: HERE, key: "301" }),
      ...more(at),
    }));
  const links = (count: number, before: (at: number) => string): Patch[] =>
    Array.from({ length: count }, (_, at) => patch("link", { before: before(at), after: HERE }));

  test("from six dead addresses are too many, from five they are not", () => {
    expect(tooManyTo(redirects(6), view).size).toBe(6);
    expect(tooManyTo(redirects(5), view).size).toBe(0);
    expect(
      tooManyTo(
        links(6, (at) => `https://shop.example/dead/${at}`),
        view,
      ).size,
    ).toBe(6);
  });

  test("from one address on many pages they are one, and so are other writings of the page's own", () => {
    expect(
      tooManyTo(
        links(9, () => "https://shop.example/dead"),
        view,
      ).size,
    ).toBe(0);
    expect(
      tooManyTo(
        links(9, () => `${HERE}/`),
        view,
      ).size,
    ).toBe(0);
    expect(
      tooManyTo(
        links(9, () => HERE.replace("https", "http")),
        view,
      ).size,
    ).toBe(0);
  });

  test("what goes away leads nowhere", () => {
    expect(
      tooManyTo(
        redirects(9, () => ({ after: null })),
        view,
      ).size,
    ).toBe(0);
    expect(
      tooManyTo(
        redirects(9, (at) => ({ after: `${HERE}-${at}` })),
        view,
      ).size,
    ).toBe(0);
  });
});

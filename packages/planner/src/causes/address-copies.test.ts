import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { findingOf, viewOf } from "../testing/plan-case.ts";
import { withoutCopies } from "./address-copies.ts";

const mugs = pageHtml({ title: "Mugs" });
const view = viewOf({
  pages: {
    "/": pageHtml({ title: "Kiln" }),
    "/mugs": mugs,
    "/mugs?sort=price": mugs,
    "/mugs?page=2": mugs,
    "/mugs?colour=red": pageHtml({ title: "Red mugs" }),
    "/mugs?h=other": pageHtml({ title: "Mugs", h1: "All our mugs" }),
    "/untitled": pageHtml({ title: null, h1: "Nothing" }),
    "/untitled?sort=price": pageHtml({ title: null, h1: "Nothing" }),
    "/headless": pageHtml({ title: "Headless", h1: null }),
    "/headless?sort=price": pageHtml({ title: "Headless", h1: null }),
    "/gone": { html: mugs, status: 404 },
    "/gone?sort=price": mugs,
    "/alone?sort=price": mugs,
  },
});
const all = view.site.pages.map(({ url }) => new URL(url).pathname + new URL(url).search);
const left = (paths: readonly string[], more: object = {}): readonly (readonly [number, string[]])[] =>
  withoutCopies([findingOf("title-too-short", paths, { area: "titles-meta", ...more })], view).map(
    ({ count, pages }) => [count, pages.map(({ url }) => new URL(url).pathname + new URL(url).search)],
  );

test("a sorted copy of a page is left out of the tasks about contents, and nothing else is", () => {
  const own = all.filter((path) => path !== "/mugs?sort=price");
  expect(left(all)).toEqual([[own.length, own]]);
});

test("a finding about copies alone is no task, one without copies stays as it is", () => {
  expect(left(["/mugs?sort=price"])).toEqual([]);
  const finding = findingOf("title-too-short", ["/", "/mugs"], { area: "titles-meta" });
  expect(withoutCopies([finding], view)[0]).toBe(finding);
});

test.each(["facets-pagination", "indexability", "crawlability", "status-redirects", "url", "sitemaps"])(
  "rules about %s are about the copies' addresses",
  (area) => expect(left(["/mugs?sort=price"], { area })).toHaveLength(1),
);

test("a canonical that the page's template writes stands on its copies, too", () => {
  const finding = findingOf("canonical-missing", ["/mugs", "/mugs?sort=price", "/mugs?colour=red"], {
    area: "indexability",
  });
  const urls = withoutCopies([finding], view).flatMap(({ pages }) => pages.map(({ url }) => url));
  expect(urls.map((url) => url.replace("https://shop.example", ""))).toEqual(["/mugs", "/mugs?colour=red"]);
});

test("findings about the whole site name copies as they are", () => {
  expect(left(["/mugs?sort=price"], { scope: "site" })).toHaveLength(1);
});

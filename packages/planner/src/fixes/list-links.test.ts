import { rules } from "@audit/rules";
import type { SiteCase } from "@audit/testkit";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

const codeOf = (id: string, given: SiteCase): string =>
  planOf(
    given,
    undefined,
    rules.filter((rule) => rule.id === id),
  ).actions[0]?.implementation ?? "";

const gone = { status: 404, html: "<title>Not found</title>" };
const list = pageHtml({ title: "Shop", main: '<a href="/page/2">2</a><a href="/page-3.html">3</a>' });
const shop: SiteCase = { pages: { "/": list, "/page/2": gone, "/page-3.html": gone } };

test("a dead page of a list is looked for where its file is known to stand", () => {
  const sitemap = ["/", "/shop/page-3.html"];
  expect(codeOf("pagination-broken", { ...shop, sitemap })).toContain(
    "-> let the list link to https://shop.example/shop/page-3.html",
  );
});

test("nothing is called missing where the crawl ended before its pages did", () => {
  expect(codeOf("pagination-broken", shop)).toContain("no later page of this list was seen");
  const cut = codeOf("pagination-broken", { ...shop, notCrawled: [{ reason: "limit", count: 40, examples: [] }] });
  expect(cut).not.toContain("no later page");
  expect(cut).toContain("not all pages were read");
});

test("an empty link of the footer gets the page that bears its very name, or the profile", () => {
  const footer = '<footer><a href="#">Skirts</a><a href="#">Instagram</a><a href="#">Careers</a></footer>';
  const page = (title: string, main = ""): string => pageHtml({ title, main }).replace("</body>", `${footer}</body>`);
  const code = codeOf("links-to-nowhere", {
    pages: {
      "/": page("Kiln", '<a href="/skirts">S</a><a href="https://www.instagram.com/kiln/">I</a>'),
      "/skirts": page("Skirts"),
      "/skirts/page/2": page("Skirts"),
      "/about": page("About us", '<a href="https://www.instagram.com/kiln/">I</a>'),
    },
  });
  expect(code).toContain("“Skirts” -> https://shop.example/skirts");
  expect(code).toContain("“Instagram” -> https://www.instagram.com/kiln/");
  expect(code).toContain("“Careers” -> no page");
});

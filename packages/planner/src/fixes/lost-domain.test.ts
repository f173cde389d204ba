import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

const page = (title: string, url: string, published = "2026-01-02"): string =>
  pageHtml({
    title,
    head: `<script type="application/ld+json">${JSON.stringify({
      "@context": "https://schema.org",
      "@type": "WebPage",
      name: title,
      url,
      datePublished: published,
    })}</script>`,
  });
const task = (pages: Readonly<Record<string, string>>) =>
  planOf({ pages }).actions.find(({ rule }) => rule === "schema-value-format");

test("a domain that an export cut out is put back by one replacement, with the values of each page as data", () => {
  const found = task({ "/": page("Home", "/"), "/a": page("Clay", "/a"), "/b": page("Sand", "/b") });
  expect(found?.implementation).toContain("find . -name '*.html'");
  expect(found?.implementation).toContain('"$1"$2"https://shop.example}g');
  expect(found?.implementation).not.toContain("<script");
  expect(found?.patches.map(({ after }) => after)).toContainEqual(
    expect.stringContaining('"url":"https://shop.example/a"'),
  );
});

test("other values in a wrong form are named where they stand", () => {
  const found = task({ "/": page("Home", "https://shop.example/", "02.01.2026") });
  expect(found?.implementation).toContain('WebPage: in place of "datePublished": "02.01.2026"');
  expect(found?.implementation).toContain('"datePublished": "2026-01-02"');
});

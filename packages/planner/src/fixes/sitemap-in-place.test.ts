import { findRule } from "@audit/rules";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

const rule = findRule("sitemap-invalid-xml");

const before = `<url>
<loc>/about/</loc>
<lastmod>2026-03-19</lastmod>
<image:image><image:loc><![CDATA[/media/about.png]]></image:loc></image:image></url>
<url><loc>https://shop.example/full/</loc></url>
<url><loc>//cdn.example/other/</loc></url>
<url><loc>
/about/</loc><xhtml:link rel="alternate" hreflang="de" href="/de/about/"/></url>`;

/** Perl's way of saying it is JavaScript's here. */
function replaced(code: string): string {
  const [, pattern = "", put = ""] = /s\{(.*)\}\{(.*)\}g'/.exec(code) ?? [];
  return before.replaceAll(new RegExp(pattern, "g"), put);
}

test("relative addresses of a sitemap are completed where they stand, and nothing else changes", () => {
  const { actions } = planOf(
    {
      pages: { "/": pageHtml({ title: "Shop" }) },
      sitemaps: {
        files: [
          {
            url: "https://shop.example/page-sitemap.xml",
            status: 200,
            kind: "urlset",
            bytes: 900,
            urls: 4,
            error: "An address is not an absolute one: /about/",
            from: "robots",
          },
        ],
        entries: [{ url: "https://shop.example/about/", lastmod: null, alternates: [], images: 0 }],
        truncated: false,
      },
    },
    undefined,
    rule === undefined ? [] : [rule],
  );
  const code = actions[0]?.implementation ?? "";
  expect(code).toContain("/about/ becomes https://shop.example/about/");
  expect(code).toContain("'./page-sitemap.xml'");
  expect(replaced(code)).toBe(
    before
      .replaceAll(/<loc>\/(?!\/)/g, "<loc>https://shop.example/")
      .replace("[/media", "[https://shop.example/media")
      .replace("<loc>\n/", "<loc>\nhttps://shop.example/")
      .replace('href="/de', 'href="https://shop.example/de'),
  );
});

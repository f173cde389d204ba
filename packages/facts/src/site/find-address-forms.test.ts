import { describe, expect, it } from "vitest";
import { extractPageFacts } from "../extract-page-facts.ts";
import type { SiteFacts } from "../site-facts.ts";
import { captureOf } from "../testing/capture-of.ts";
import { host, rest } from "../testing/site-rest.ts";
import { createSiteBuilder } from "./build-site.ts";

const textOf = (name: string): string =>
  Array.from({ length: 60 }, (_, index) => `${name}${(index * 7) % 31}`).join(" ");

interface Given {
  readonly text?: string;
  readonly canonical?: string;
  readonly robots?: string;
  readonly links?: readonly string[];
}

function siteOf(pages: Readonly<Record<string, Given>>, sitemap: readonly string[] = []): SiteFacts {
  const builder = createSiteBuilder(`${host}/`);
  for (const [path, { text = path, canonical, robots, links = [] }] of Object.entries(pages)) {
    const head = [
      canonical === undefined ? "" : `<link rel=canonical href="${canonical}">`,
      robots === undefined ? "" : `<meta name=robots content="${robots}">`,
    ].join("");
    const body = `<p>${textOf(text)}</p>${links.map((link) => `<a href="${link}">x</a>`).join("")}`;
    builder.add(
      extractPageFacts(
        captureOf(`<!doctype html><head><title>${text}</title>${head}</head><body>${body}`, { url: host + path }),
      ),
    );
  }
  const entries = sitemap.map((path) => ({ url: host + path, lastmod: null, alternates: [], images: 0 }));
  return builder.finish({ ...rest, sitemaps: { files: [], entries, truncated: false } });
}

/** Other addresses with the ones that stand for them. */
const formsOf = ({ pages, addressForms }: SiteFacts): Record<string, string> =>
  Object.fromEntries(
    addressForms.map(({ other, page }) =>
      [other, page].map((index) => (pages[index]?.url ?? "").slice(host.length)),
    ) as [string, string][],
  );
const reasonsOf = ({ pages }: SiteFacts): Record<string, string> =>
  Object.fromEntries(pages.map(({ url, indexability }) => [url.slice(host.length), indexability.reason]));

describe("addresses of one document", () => {
  it.each(["/tea/", "/tea/index.html", "/tea.htm", "/tea.php"])("%s is /tea where both show the same", (path) => {
    const forms = formsOf(siteOf({ "/": {}, "/tea": { text: "tea" }, [path]: { text: "tea" } }));
    expect(Object.entries(forms).flat().toSorted()).toEqual(["/tea", path].toSorted());
  });

  it("are two pages where their texts differ", () => {
    expect(formsOf(siteOf({ "/": {}, "/tea": { text: "tea" }, "/tea.html": { text: "leaves" } }))).toEqual({});
  });

  it("are one where the canonical of one names the other, and that one stands for both", () => {
    const site = siteOf({
      "/": { links: ["/tea.html"] },
      "/tea.html": { text: "tea", canonical: "/tea" },
      "/tea": { text: "tea", canonical: "/tea" },
    });
    expect(formsOf(site)).toEqual({ "/tea.html": "/tea" });
    expect(reasonsOf(site)).toEqual({ "/": "indexable", "/tea.html": "other address", "/tea": "indexable" });
  });

  it("are an index file only behind its own folder", () => {
    const english = { text: "english", canonical: "/en/index.html" };
    expect(formsOf(siteOf({ "/": {}, "/en.html": english, "/en/index.html": english }))).toEqual({
      "/en.html": "/en/index.html",
    });
  });

  it("are one on a site that hides, and of two that leave it to a third", () => {
    const robots = "noindex, nofollow";
    const hidden = siteOf({
      ...Object.fromEntries(["/", "/a", "/b", "/c", "/d"].map((path) => [path, { robots }])),
      "/tea.html": { text: "tea", robots, canonical: "/tea" },
      "/tea": { text: "tea", robots },
    });
    expect(formsOf(hidden)).toEqual({ "/tea.html": "/tea" });
    const third = { text: "tea", canonical: "/goods/tea/" };
    expect(formsOf(siteOf({ "/": { links: ["/tea.html"] }, "/tea": third, "/tea.html": third }, ["/tea"]))).toEqual({
      "/tea.html": "/tea",
    });
  });

  it("are written in the form of the site's canonicals where nothing else tells", () => {
    const site = siteOf({
      "/": { links: ["/tea.html", "/cups.html"] },
      "/tea.html": { text: "tea", canonical: "/tea" },
      "/tea": { text: "tea", canonical: "/tea" },
      "/cups.html": { text: "cups" },
      "/cups": { text: "cups" },
    });
    expect(formsOf(site)).toEqual({ "/tea.html": "/tea", "/cups.html": "/cups" });
  });

  it("are two where only one may be listed, or each names the other", () => {
    const half = siteOf({ "/": {}, "/tea": { text: "tea", robots: "noindex" }, "/tea.html": { text: "tea" } });
    expect(formsOf(half)).toEqual({});
    const crossed = siteOf({
      "/": {},
      "/tea": { text: "tea", canonical: "/tea.html" },
      "/tea.html": { text: "tea", canonical: "/tea" },
    });
    expect(formsOf(crossed)).toEqual({});
    expect(reasonsOf(crossed)).toMatchObject({ "/tea": "canonicalised", "/tea.html": "canonicalised" });
  });

  it("a page whose canonical is another form of its address, which was not read, is the page itself", () => {
    const site = siteOf({ "/": {}, "/tea.html": { canonical: "/tea" }, "/cups.html": { canonical: "/tea" } });
    expect(reasonsOf(site)).toEqual({ "/": "indexable", "/tea.html": "indexable", "/cups.html": "canonicalised" });
  });

  it("a page that leaves it to another form, which may not be listed, is left out as it asks", () => {
    const site = siteOf({ "/": {}, "/tea.html": { canonical: "/tea" }, "/tea": { robots: "noindex" } });
    expect(reasonsOf(site)).toMatchObject({ "/tea.html": "canonicalised", "/tea": "noindex" });
  });
});

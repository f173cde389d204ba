import type { Fixer } from "@audit/rules/fixes/fixer";
import { asFix, patchesOf, printFix } from "@audit/rules/fixes/patches/fix";
import { fix as sitemapIndex } from "@audit/rules/rules/technical/sitemaps/sitemap-too-large/fix";
import {
  addEntries,
  entry,
  movedEntries,
  replaceEntries,
  withoutEntries,
} from "@audit/rules/fixes/sitemap/sitemap-fixes";
import { newSitemapAddress } from "@audit/rules/reading/site-folder";
import { newSitemap } from "@audit/rules/fixes/sitemap/new-sitemap";
import type { SiteCase } from "@audit/testkit";
import { describe, expect, test } from "vitest";
import { findingOf, viewOf } from "../../testing/plan-case.ts";

const HOME = "https://shop.example/";

/** Of words that no other page has, so that none is a copy by chance. */
const pageOn = (path: string, head = ""): string => {
  const words = Array.from({ length: 60 }, (_, index) => `${path.replace(/\W/g, "")}word${index * 7}`).join(" ");
  return `<!doctype html><html lang="en"><head><title>About ${path}</title>${head}</head><body><main><h1>${path}</h1><p>${words}</p></main></body></html>`;
};
const pagesOn = (...paths: string[]): SiteCase["pages"] =>
  Object.fromEntries(paths.map((path) => [path, pageOn(path)]));

/** What a fixer writes for faults of these addresses. */
function fixed(fixer: Fixer, site: SiteCase, paths: readonly string[] = ["/"]): string | null {
  const finding = findingOf("sitemap", paths);
  const cause = {
    scope: "addresses",
    finding,
    template: "addresses",
    kind: null,
    faults: finding.pages,
    outOf: 9,
  } as const;
  return printFix(asFix(fixer(cause, viewOf(site))));
}

const loc = (path: string): string => `  <url><loc>${HOME}${path}</loc></url>`;
const sitemapOf = (...lines: string[]): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">']
    .concat(lines, "</urlset>")
    .join("\n");

describe("a new sitemap", () => {
  const robots = 404;

  test("lists a folder that names its own file, and a page whose canonical leads nowhere", () => {
    const canonical = (path: string): string => `<link rel="canonical" href="${HOME}${path}">`;
    const pages = {
      "/": pageOn("/", canonical("index.html")),
      "/tips.html": pageOn("/tips.html", canonical("tips")),
      "/tips": { status: 404, html: "<p>Gone" },
    };
    expect(fixed(newSitemap, { pages, robots })).toBe(sitemapOf(loc(""), loc("tips.html")));
  });

  test("leaves out what a system is delivered with, but not the pages whose titles end in its line", () => {
    const line = "Just another WordPress site";
    const pages = {
      "/": pageOn("/").replace("About /", `Kiln – ${line}`),
      "/pots": pageOn("/pots").replace("About /pots", `Pots – ${line}`),
      "/hello": `<title>Hello</title><main><h1>Hello</h1><p>Welcome to WordPress. This is your first post. Edit it.</p></main>`,
    };
    expect(fixed(newSitemap, { pages, robots })).toBe(sitemapOf(loc(""), loc("pots")));
  });

  test("leaves out addresses with two slashes whose pages it lists", () => {
    expect(fixed(newSitemap, { pages: pagesOn("/", "/x/a", "/x//a"), robots })).toBe(sitemapOf(loc(""), loc("x/a")));
  });

  test("is not written while a fault keeps many linked pages out", () => {
    const goods = ["/p/a", "/p/b", "/p/c"];
    const links = goods.map((to) => `<a href="${to}">${to}</a>`).join("");
    const site = (head: string): SiteCase => ({
      pages: {
        "/": pageOn("/").replace("<p>", `${links}<p>`),
        ...Object.fromEntries(goods.map((path) => [path, pageOn(path, head)])),
      },
      robots,
    });
    expect(fixed(newSitemap, site(`<link rel="canonical" href="${HOME}">`))).toBeNull();
    expect(fixed(newSitemap, site(""))).not.toBeNull();
  });

  test("lists no page that forwards, and none that names another address", () => {
    const site: SiteCase = {
      pages: {
        ...pagesOn("/", "/a", "/b", "/c", "/d", "/e", "/f"),
        "/moved": pageOn("/moved", '<meta http-equiv="refresh" content="0;url=/a">'),
        "/copy": pageOn("/copy", '<link rel="canonical" href="https://shop.example/unread">'),
      },
      robots,
    };
    const file = fixed(newSitemap, site);
    expect(file).toContain(loc("f"));
    expect(file).not.toContain("moved");
    expect(file).not.toContain("copy");
  });

  test("is written where terms alone are kept out, which is a choice", () => {
    const terms = ["/terms-of-service", "/privacy-policy", "/shipping-policy", "/refund-policy"];
    const links = [...terms, "/tea"].map((to) => `<a href="${to}">${to}</a>`).join("");
    const hidden = '<meta name="robots" content="noindex">';
    const pages = {
      "/": pageOn("/").replace("<p>", `${links}<p>`),
      ...pagesOn("/tea"),
      ...Object.fromEntries(terms.map((path) => [path, pageOn(path, hidden)])),
    };
    expect(fixed(newSitemap, { pages, robots })).toBe(sitemapOf(loc(""), loc("tea")));
  });

  test("names the pages that may be listed, by address, and none of their copies", () => {
    const pages = {
      ...pagesOn("/", "/tea", "/beans"),
      "/hidden": pageOn("/hidden", '<meta name="robots" content="noindex">'),
      "/gone": { status: 404, html: pageOn("/gone") },
      "/a-copy-of-tea": pageOn("/tea"),
      "/tea?sort=price": pageOn("/teabyprice"),
      "/tea?size=2": pageOn("/teaofsize", `<link rel="canonical" href="${HOME}tea?size=2">`),
      ...pagesOn("/cart", "/404.html", "/not-found/", "/2024/05/", "/2024/05/17", "/2024/05/a-story"),
    };
    expect(fixed(newSitemap, { pages, robots })).toBe(
      sitemapOf(loc(""), loc("2024/05/a-story"), loc("beans"), loc("tea"), loc("tea?size=2")),
    );
  });

  test("gives the date of the last change where a page tells one", () => {
    const change = '<script type="application/ld+json">{"@type":"Article","dateModified":"2026-01-05"}</script>';
    const pages = { ...pagesOn("/"), "/tea": pageOn("/tea", change) };
    expect(fixed(newSitemap, { pages, robots })).toContain(
      `  <url><loc>${HOME}tea</loc><lastmod>2026-01-05</lastmod></url>`,
    );
  });

  test("comes with the line for a robots.txt that exists and names none", () => {
    const pages = pagesOn("/");
    const line = `\n\n# and in robots.txt\nSitemap: ${HOME}sitemap.xml`;
    expect(fixed(newSitemap, { pages, robots: "User-agent: *\nDisallow: /x\n" })).toBe(sitemapOf(loc("")) + line);
    expect(fixed(newSitemap, { pages, robots: `Sitemap: ${HOME}other.xml` })).toBe(sitemapOf(loc("")));
  });

  test("is shown for a system that writes it, too, for its pages may be an export", () => {
    const made = { "/": pageOn("/", '<meta name="generator" content="WordPress 6.4">') };
    expect(fixed(newSitemap, { pages: made, robots })).toBe(sitemapOf(loc("")));
  });

  test("lies in the folder of a site whose host has another root, and names no robots.txt there", () => {
    const site: SiteCase = {
      pages: { ...pagesOn("/shop/", "/shop/tea") },
      start: "/shop/",
      robots: "User-agent: *\nDisallow: /x\n",
    };
    expect(fixed(newSitemap, site)).toBe(sitemapOf(loc("shop/"), loc("shop/tea")));
    expect(newSitemapAddress(viewOf(site).site)).toBe(`${HOME}shop/sitemap.xml`);
    const whole = { ...site, pages: { ...site.pages, ...pagesOn("/news") } };
    expect(newSitemapAddress(viewOf(whole).site)).toBe(`${HOME}sitemap.xml`);
  });

  test("writes the day alone where a page writes the hour in a form that sitemaps don't know", () => {
    const change = '<meta property="article:modified_time" content="2016-08-29 15:54:10 +0200">';
    const pages = { ...pagesOn("/"), "/tea": pageOn("/tea", change) };
    expect(fixed(newSitemap, { pages, robots })).toContain("<lastmod>2016-08-29</lastmod>");
  });

  test("is shown for the day when a site that hides, or names another host, no longer does", () => {
    const paths = ["/", "/a", "/b", "/c", "/d", "/e"];
    const with_ = (head: (path: string) => string): SiteCase => ({
      pages: Object.fromEntries(paths.map((path) => [path, pageOn(path, head(path))])),
      robots,
    });
    const hidden = fixed(
      newSitemap,
      with_(() => '<meta name="robots" content="noindex">'),
    );
    expect(hidden).toContain("# Put this file up once the task about that is done: 6 pages still say noindex.");
    expect(hidden).toContain(loc("e"));
    const away = fixed(
      newSitemap,
      with_((path) => `<link rel="canonical" href="https://old.example${path}">`),
    );
    expect(away).toContain("6 pages still name another host as the main address");
    expect(away).toContain(loc("e"));
    const paged = { "/a/2": pageOn("/a/2", '<link rel="canonical" href="https://old.example/a">') };
    const { pages } = with_((path) => `<link rel="canonical" href="https://old.example${path}">`);
    expect(fixed(newSitemap, { pages: { ...pages, ...paged }, robots })).not.toContain(loc("a/2"));
  });

  test("is not proposed where a part of the site was read, or it is too long to paste", () => {
    const pages = pagesOn("/", "/tea");
    const notCrawled = [{ reason: "limit" as const, count: 3, examples: [] }];
    expect(fixed(newSitemap, { pages, robots, notCrawled })).toBeNull();
    expect(fixed(newSitemap, { pages: { "/": { status: 404 } }, robots })).toBeNull();
    // The longest that is proposed, and one letter more.
    const withLetters = (letters: number): SiteCase => {
      const paths = Array.from({ length: 9 }, (_, index) => `/${String(index).padEnd(1_900, "a")}`);
      const used = paths.reduce((sum, path) => sum + loc(path.slice(1)).length + 1, 0);
      const last = "b".repeat(letters - used - loc("").length - 1);
      return { pages: pagesOn(...paths, `/${last}`), robots };
    };
    expect(fixed(newSitemap, withLetters(18_000))).not.toBeNull();
    expect(fixed(newSitemap, withLetters(18_001))).toBeNull();
  });
});

describe("entries of a sitemap", () => {
  test("are escaped, and come with a date where one is given", () => {
    expect(entry(`${HOME}?a=1&b=2`)).toBe(`  <url><loc>${HOME}?a=1&amp;b=2</loc></url>`);
    expect(entry(HOME, "2026-01-05")).toBe(`  <url><loc>${HOME}</loc><lastmod>2026-01-05</lastmod></url>`);
  });

  test("are added by address, the first 200 of them, and the rest is counted", () => {
    const paths = Array.from({ length: 201 }, (_, index) => `/p/${String(index).padStart(3, "0")}`);
    const site = { pages: pagesOn("/") };
    const lines = (fixed(addEntries, site, paths.toReversed()) ?? "").split("\n");
    expect(lines.slice(0, 2)).toEqual([loc("p/000"), loc("p/001")]);
    expect(lines.slice(199)).toEqual([
      loc("p/199"),
      "  <!-- and 1 more: the data of this task (patches) holds them -->",
    ]);
    expect(fixed(addEntries, site, paths.slice(0, 200))).not.toContain("more");
  });

  test("that moved are replaced by where they lead, each target once and never twice in the list", () => {
    const moved = (to: string) => ({ status: 301, redirectTo: new URL(to, HOME).href });
    const site: SiteCase = {
      pages: {
        ...pagesOn("/", "/tea", "/beans"),
        "/old-tea": moved("/tea"),
        "/older-tea": moved("/tea"),
        "/old-beans": moved("/beans"),
        "/to-nowhere": moved("/gone"),
        "/gone": { status: 404 },
        "/tea-copy": pageOn("/teacopy", `<link rel="canonical" href="${HOME}tea">`),
        "/hidden": pageOn("/hidden", '<meta name="robots" content="noindex">'),
        "/to-hidden": moved("/hidden"),
      },
      sitemap: ["/", "/beans", "/old-tea", "/older-tea", "/old-beans", "/to-nowhere", "/tea-copy", "/to-hidden"],
    };
    const out = (path: string): string => `- ${loc(path).trim()}`;
    const head = "# sitemap: lines to remove (-) and to put in their place (+)";
    expect(fixed(replaceEntries, site, ["/tea-copy"])).toBe(
      [head, out("tea-copy"), `+ ${loc("tea").trim()}`].join("\n"),
    );
    const all = ["/to-nowhere", "/older-tea", "/old-tea", "/old-beans", "/gone", "/to-hidden"];
    expect(fixed(replaceEntries, site, all)).toBe(
      [
        head,
        out("gone"),
        out("old-beans"),
        out("old-tea"),
        `+ ${loc("tea").trim()}`,
        out("older-tea"),
        out("to-hidden"),
        out("to-nowhere"),
      ].join("\n"),
    );
  });

  test("are taken out as patches of the sitemap, 200 of them shown", () => {
    const paths = Array.from({ length: 201 }, (_, index) => `/p/${String(index).padStart(3, "0")}`);
    const site = { pages: pagesOn("/"), sitemap: ["/"] };
    const lines = (fixed(replaceEntries, site, paths) ?? "").split("\n");
    expect(lines).toHaveLength(202);
    expect(lines.at(-1)).toBe("  <!-- and 1 more: the data of this task (patches) holds them -->");
    expect(withoutEntries([], viewOf(site))).toBeNull();
    const taken = withoutEntries([`${HOME}p/1`], viewOf(site)) ?? [];
    expect(patchesOf([taken])).toEqual([
      { at: "sitemap", url: `${HOME}sitemap.xml`, op: "remove", before: `${HOME}p/1`, after: null },
    ]);
  });
});

test("a sitemap that is too large becomes an index of two parts", () => {
  expect(fixed(sitemapIndex, { pages: pagesOn("/") }, ["/maps/goods.xml.gz"])).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<!-- as ${HOME}sitemap_index.xml; each part with at most 50,000 addresses -->`,
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      `  <sitemap><loc>${HOME}maps/goods-1.xml</loc></sitemap>`,
      `  <sitemap><loc>${HOME}maps/goods-2.xml</loc></sitemap>`,
      "</sitemapindex>",
    ].join("\n"),
  );
});

test("a line is taken out of the file that holds it, and a new one stands with its neighbours", () => {
  const url = (path: string): string => `${HOME}${path}`;
  const files = ["shop.xml", "pages.xml"].map((name) => ({
    url: url(name),
    status: 200,
    kind: "urlset" as const,
    bytes: 900,
    urls: 2,
    error: null,
    from: "index" as const,
  }));
  const listed = (path: string, file: string) => ({
    url: url(path),
    lastmod: null,
    alternates: [],
    images: 0,
    file: url(file),
  });
  const entries = [listed("p/pot", "shop.xml"), listed("p/jug", "shop.xml"), listed("guides/oil", "pages.xml")];
  const site: SiteCase = {
    pages: {
      ...pagesOn("/", "/p/pot", "/p/jug", "/guides/wax"),
      "/guides/oil": { status: 404, html: "<h1>Gone</h1>" },
    },
    sitemaps: { files, entries, truncated: false },
  };
  const places = (fixer: Fixer, path: string): readonly string[] => {
    const finding = findingOf("sitemap", [path]);
    const cause = {
      scope: "addresses",
      finding,
      template: "addresses",
      kind: null,
      faults: finding.pages,
      outOf: 9,
    } as const;
    return patchesOf(asFix(fixer(cause, viewOf(site)))).map((patch) => patch.url);
  };
  expect(places(replaceEntries, "/guides/oil")).toEqual([url("pages.xml")]);
  expect(places(addEntries, "/guides/wax")).toEqual([url("pages.xml")]);
  expect(places(addEntries, "/p/lid")).toEqual([url("shop.xml")]);
});

test("a new sitemap lists pages of which only a line of the frame was read, and one of several copies", () => {
  const short = (path: string): string =>
    `<html lang="en"><head><title>About ${path}</title></head><body><main><p>${"Understandable explanations ".repeat(4)}</p></main></body></html>`;
  const site: SiteCase = {
    pages: {
      ...pagesOn("/"),
      "/rules": short("/rules"),
      "/trips": short("/trips"),
      "/pot": pageOn("/pot"),
      "/pot-copy": pageOn("/pot"),
    },
    robots: 404,
  };
  const listed = fixed(newSitemap, site)?.match(/(?<=<loc>https:\/\/shop\.example).*?(?=<)/g);
  expect(listed).toEqual(["/", "/pot", "/rules", "/trips"]);
});

test("addresses that are to forward leave the sitemap for where they lead", () => {
  const moved = (sitemap: readonly string[]): string | null => {
    const view = viewOf({ pages: pagesOn("/", "/a/pots", "/a//pots"), sitemap: [...sitemap] });
    const section = movedEntries((url) => url.replace("a//", "a/"), [`${HOME}a//pots`], view);
    return section === null ? null : printFix([section]);
  };
  expect(moved(["/", "/a//pots"])).toContain(
    `- <url><loc>${HOME}a//pots</loc></url>\n+ <url><loc>${HOME}a/pots</loc></url>`,
  );
  expect(moved(["/", "/a/pots"])).toBeNull();
});

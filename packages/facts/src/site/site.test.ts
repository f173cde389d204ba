import { deserialize, serialize } from "node:v8";
import { describe, expect, it } from "vitest";
import type { Capture } from "../capture.ts";
import { extractPageFacts } from "../extract-page-facts.ts";
import type { SiteFacts } from "../site-facts.ts";
import { captureOf } from "../testing/capture-of.ts";
import { host, rest } from "../testing/site-rest.ts";
import { createSiteBuilder } from "./build-site.ts";

interface Page {
  path: string;
  html?: string;
  redirectTo?: string;
  status?: number;
}

function capture({ path, html = "", redirectTo, status = 200 }: Page): Capture {
  if (redirectTo !== undefined)
    return captureOf("", { url: host + path, status: 301, redirectTo: host + redirectTo, body: null });
  return captureOf(`<!doctype html><body>${html}`, { url: host + path, status });
}

function siteOf(pages: readonly Page[], start = `${host}/`): SiteFacts {
  const builder = createSiteBuilder(start);
  for (const page of pages) builder.add(extractPageFacts(capture(page)));
  return builder.finish(rest);
}

const link = (path: string, more = ""): string => `<a href="${path}" ${more}>${path}</a>`;

describe("link graph", () => {
  const site = siteOf([
    {
      path: "/",
      html: link("/a") + link("/a") + link("/old") + link("/n", "rel=nofollow") + link("https://else.example/"),
    },
    { path: "/a", html: link("/") + link("/b#x") + link("/a") },
    { path: "/old", redirectTo: "/new" },
    { path: "/new", html: link("/deep") },
    { path: "/b", html: link("/n") },
    { path: "/alone", html: link("/") },
  ]);
  const { graph } = site;
  const node = (path: string): number => graph.nodeOf(host + path);

  it("counts clicks, a redirect costing none", () => {
    const depths = ["/", "/a", "/old", "/new", "/deep", "/b", "/n", "/alone"].map((path) => graph.depthOf(node(path)));
    expect(depths).toEqual([0, 1, 1, 1, 2, 2, 1, -1]);
  });

  it("takes no links of error pages", () => {
    const pages = [
      { path: "/", html: link("/a") },
      { path: "/lost", html: link("/a") + link("/b"), status: 404 },
    ];
    const { graph: followed } = siteOf(pages);
    expect([followed.inlinks(followed.nodeOf(`${host}/a`)), followed.nodeOf(`${host}/b`)]).toEqual([1, -1]);
  });

  it("counts linking pages once and leaves self-links out", () => {
    expect([graph.inlinks(node("/a")), graph.inlinks(node("/n")), graph.nofollowInlinks(node("/n"))]).toEqual([
      1, 2, 1,
    ]);
    expect(graph.sourcesOf(node("/n"), 5)).toEqual([`${host}/`, `${host}/b`]);
    expect([...graph.outlinks(node("/a"))].map((target) => graph.urls[target])).toEqual([`${host}/`, `${host}/b`]);
  });

  it("holds on-site addresses only, in any spelling", () => {
    expect(graph.urls.some((url) => url.includes("else"))).toBe(false);
    expect(graph.nodeOf("https://SHOP.example:443/a#y")).toBe(node("/a"));
    expect(graph.nodeOf(`${host}/unknown`)).toBe(-1);
  });

  it("keeps the first words that named a page", () => {
    expect(graph.anchorOf(node("/b"))).toBe("/b#x");
    expect(graph.anchorsOf(node("/b"))).toContain("/b#x");
  });

  it("empties the pages' own links", () => {
    expect(site.pages.every((page) => page.links.length === 0)).toBe(true);
  });

  it("ranks with a mean of one, more for what more pages link to", () => {
    const ranks = graph.urls.map((_, index) => graph.rankOf(index));
    expect(ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length).toBeCloseTo(1, 6);
    expect(graph.rankOf(node("/"))).toBeGreaterThan(graph.rankOf(node("/alone")));
  });

  it("finds more sources than it keeps", () => {
    const pages = Array.from({ length: 40 }, (_, index) => ({ path: `/p${index}`, html: link("/t") }));
    const many = siteOf(pages).graph;
    expect(many.sourcesOf(many.nodeOf(`${host}/t`), 100)).toHaveLength(40);
    expect(many.sourcesOf(many.nodeOf(`${host}/t`), 3)).toHaveLength(3);
  });
});

describe("the same site", () => {
  const pages: Page[] = [
    { path: "/", html: link("/b") + link("/a") + link("/old") },
    { path: "/a", html: `${link("/c")}<p>one text that two pages share` },
    { path: "/b", html: `<a href="/c">see</a>${link("/d")}<p>one text that two pages share` },
    { path: "/old", redirectTo: "/d" },
    { path: "/c", html: link("/") },
    { path: "/d", html: link("/c") },
  ];

  it("gives the same facts in whatever order its answers come", () => {
    const orderFree = ({ pages: found, graph, templates, exactDuplicates, nearDuplicates }: SiteFacts): unknown => [
      found.map(({ url }) => [
        url,
        graph.rankOf(graph.nodeOf(url)),
        graph.sourcesOf(graph.nodeOf(url), 9),
        graph.anchorOf(graph.nodeOf(url)),
        graph.anchorsOf(graph.nodeOf(url)),
      ]),
      templates.map(({ id, pages: members }) => [id, members]),
      exactDuplicates,
      nearDuplicates,
    ];
    const inOrder = siteOf(pages);
    expect(orderFree(siteOf(pages.toReversed()))).toEqual(orderFree(inOrder));
    expect(inOrder.pages.map(({ url }) => url.slice(host.length))).toEqual(["/", "/a", "/b", "/d", "/old", "/c"]);
  });
});

describe("templates", () => {
  it("groups pages of one kind, address pattern and layout", () => {
    const product = '<main class="product-page gallery"><h1 class=title>x</h1><div class="buy box"></div></main>';
    const site = siteOf([
      { path: "/", html: "<p class=home>x" },
      { path: "/de/products/a", html: product },
      { path: "/de/products/b", html: product },
      { path: "/fr/products/c", html: product },
      { path: "/contact", html: "<form class=contact></form>" },
      { path: "/gone", status: 404 },
    ]);
    expect(site.templates.map(({ id, label, pages }) => [id, label, pages])).toEqual([
      ["product:/*/products/*", "Product pages (/*/products/*)", [2, 3, 4]],
      ["contact:/contact", "Contact page (/contact)", [1]],
      ["home:/", "Home page", [0]],
    ]);
    expect(Array.from(site.templateOf)).toEqual([2, 1, 0, 0, 0, -1]);
  });

  it("splits one pattern by layout", () => {
    const a = '<main class="a b c d e f"><ul><li>x</ul></main>';
    const b = '<section class="q r s t u v"><table><tr><td>y</table></section>';
    const site = siteOf([
      { path: "/products/1", html: a },
      { path: "/products/2", html: a },
      { path: "/products/3", html: b },
    ]);
    expect(site.templates.map(({ id, pages }) => [id, pages])).toEqual([
      ["product:/products/*", [0, 1]],
      ["product:/products/*#2", [2]],
    ]);
  });

  it("keeps sections apart and folds what names things", () => {
    const pages = ["tents", "boots"].flatMap((section) =>
      Array.from({ length: 4 }, (_, index) => ({ path: `/products/${section}/${section}-${index}`, html: "x" })),
    );
    expect(
      siteOf(pages)
        .templates.map((template) => template.id)
        .sort(),
    ).toEqual(["product:/products/boots/*", "product:/products/tents/*"]);
  });
});

describe("duplicates", () => {
  const text = Array.from({ length: 120 }, (_, index) => `word${index * 7}`).join(" ");
  const other = Array.from({ length: 120 }, (_, index) => `thing${index * 3}`).join(" ");

  it("tells same, nearly same and different texts apart", () => {
    const site = siteOf([
      { path: "/1", html: `<p>${text}</p>` },
      { path: "/2", html: `<nav>menu</nav><div>${text}</div>` },
      { path: "/3", html: `<p>${other}</p>` },
      { path: "/4", html: "" },
      { path: "/5", html: "" },
      { path: "/6", html: `<meta name=robots content=noindex><p>${text}</p>` },
    ]);
    expect(site.exactDuplicates).toEqual([[0, 1]]);
    expect(site.nearDuplicates).toEqual([]);
  });

  it("finds near duplicates within three bits", () => {
    const long = Array.from({ length: 3000 }, (_, index) => `w${(index * 7919) % 1000}x${index}`);
    const site = siteOf([
      { path: "/1", html: `<p>${long.join(" ")}</p>` },
      { path: "/2", html: `<p>${long.with(1500, "changed").join(" ")}</p>` },
      { path: "/3", html: `<p>${other} ${text}</p>` },
    ]);
    expect(site.exactDuplicates).toEqual([]);
    expect(site.nearDuplicates).toEqual([[0, 1]]);
  });
});

describe("large sites", () => {
  it("keep every fact of every page, readable as plain data", { timeout: 20_000 }, () => {
    const html =
      '<h1 class="x y">T</h1><img src=/i alt=i><p>Text 9,90 €</p><script type="application/ld+json">{"@type":"Product","name":"N"}</script>';
    const kept: Buffer[] = [];
    const builder = createSiteBuilder(`${host}/`, {
      put: (value) => kept.push(serialize(value)) - 1,
      get: (place) => deserialize(kept[place]!),
    });
    const before: string[] = [];
    for (let index = 0; index < 2100; index++) {
      const page = extractPageFacts(capture({ path: `/products/${index}`, html }));
      before.push(JSON.stringify(sorted({ ...page, links: [] })));
      const { mainWords } = page.text;
      const added = builder.add(page);
      expect([added.text.mainWords, added.url]).toEqual([mainWords, page.url]);
    }
    const byUrl = new Map(builder.finish(rest).pages.map((page) => [page.url, page]));
    const pages = before.map((_, index) => byUrl.get(`${host}/products/${index}`)!);
    for (const index of [0, 999, 1000, 1001, 1002, 1512, 2099, 1000]) {
      expect(JSON.stringify(sorted(JSON.parse(JSON.stringify(pages[index]))))).toBe(before[index]);
    }
    expect(pages[2050]!.headings[0]!.text).toBe("T");
    const { head, ...parts } = pages[2050]!;
    expect([parts.url, { ...head }.titles]).toEqual([`${host}/products/2050`, []]);
    expect(() => Object.assign(pages[2050]!, { url: "" })).toThrow(TypeError);
  });
});

/** The same data with keys in order of their names. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}

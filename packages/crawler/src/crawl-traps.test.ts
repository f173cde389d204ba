import { describe, expect, it } from "vitest";
import { crawlLocal, leftOut } from "./testing/crawl-local.ts";
import { page, startSite, type Answer } from "./testing/local-site.ts";

const products = Array.from({ length: 50 }, (_, i) => `/products/thing-${i}`);
const words = "many honest words that make a text long enough to be told apart from others ".repeat(4);

/** A shop of 50 products in 5 categories with one endless corner. */
function shopWith(corner: (path: string) => string | undefined, entry: string) {
  return (path: string): Answer | undefined => {
    if (path === "/") return page("Home", ...[0, 1, 2, 3, 4].map((i) => `/c/${i}`), entry);
    const category = /^\/c\/(\d)$/.exec(path)?.[1];
    if (category !== undefined)
      return page(`Category ${category}`, ...products.slice(+category * 10, +category * 10 + 10));
    if (path.startsWith("/products/")) return page(path, "/", entry);
    return corner(path);
  };
}

const next = (path: string): number => Number(/\d+/.exec(path)?.[0] ?? 0) + 1;
const corners: [string, string, (path: string) => string | undefined][] = [
  ["calendar", "/calendar/2026-01-01", calendar],
  ["facets", "/list?a=1", (path) => linksIf(path.startsWith("/list"), path, facets(path))],
  [
    "session ids",
    "/?PHPSESSID=0000000000000000",
    (path) => linksIf(path.includes("SESSID"), path, [session(), session()]),
  ],
  ["growing path", "/x/", (path) => linksIf(path.startsWith("/x/"), path, [`${path}x/`, `${path}y/`])],
  ["relative loop", "/about/us/", (path) => linksIf(path.startsWith("/about"), path, ["about/us/", "team/"])],
  [
    "random query",
    "/random?r=1",
    (path) => linksIf(path.startsWith("/random"), path, [`/random?r=${(next(path) * 7919) % 1_000_003}`]),
  ],
  [
    "soft 404 tree",
    "/tree-1",
    (path) => linksIf(path.startsWith("/tree"), words, [`/tree-${next(path)}`, `${path}-0`]),
  ],
  [
    "endless pagination",
    "/news?page=1",
    (path) => linksIf(path.startsWith("/news"), path, [`/news?page=${next(path)}`]),
  ],
  ["numbered pages", "/news/page/1", (path) => linksIf(path.startsWith("/news"), path, [`/news/page/${next(path)}`])],
  [
    "sort orders",
    "/all?sort=1",
    (path) => linksIf(path.startsWith("/all"), path, [`/all?sort=${next(path)}`, `/all?sort=${next(path)}x`]),
  ],
];

function linksIf(isHere: boolean, title: string, links: string[]): string | undefined {
  return isHere ? page(title, ...links) : undefined;
}

let sessions = 0;
const session = (): string => `/?PHPSESSID=${String(sessions++).padStart(20, "0")}`;

function calendar(path: string): string | undefined {
  const date = /^\/calendar\/(\d{4}-\d\d-\d\d)$/.exec(path)?.[1];
  if (date === undefined) return undefined;
  const day = (offset: number): string => new Date(Date.parse(date) + offset * 86_400_000).toISOString().slice(0, 10);
  return page(`Calendar ${date}`, ...[-31, -1, 1, 31].map((offset) => `/calendar/${day(offset)}`));
}

function facets(path: string): string[] {
  return ["a", "b", "c", "d", "e", "f"].flatMap((name) =>
    [1, 2, 3].map((value) => `${path}${path.includes("?") ? "&" : "?"}${name}=${value}`),
  );
}

describe("endless spaces", () => {
  it.each(corners)("%s: every product is found and the crawl ends", async (name, entry, corner) => {
    await using site = await startSite(shopWith(corner, entry));
    const { end, paths } = await crawlLocal(site, { maxPages: 400, concurrency: 8 });
    expect(products.filter((path) => paths.includes(path)).length).toBe(50);
    expect(name === "session ids" || leftOut(end, "trap") + leftOut(end, "limit") > 0).toBe(true);
    expect(paths.length).toBeLessThanOrEqual(420);
  });

  it("follows 80 pages of a real pagination to the last product", async () => {
    const shop = (path: string): Answer | undefined => {
      const number = Number(/^\/all\?page=(\d+)$/.exec(path)?.[1] ?? (path === "/" ? 1 : 0));
      if (number > 80) return page("Empty");
      if (number > 0) return page(`Page ${number}`, `/products/p${number}`, `/all?page=${number + 1}`, "/all?page=80");
      return path.startsWith("/products/") ? page(path) : undefined;
    };
    await using site = await startSite(shop);
    const { paths } = await crawlLocal(site, { maxPages: 1000 });
    expect(paths.filter((path) => path.startsWith("/products/")).length).toBe(80);
  });
});

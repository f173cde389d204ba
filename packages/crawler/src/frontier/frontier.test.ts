import { describe, expect, it } from "vitest";
import { UNLINKED } from "./fetch-order.ts";
import { createFrontier, type Frontier, type FrontierOptions } from "./frontier.ts";
import { compilePatterns } from "./patterns.ts";

const site = "https://shop.example";

function frontier(options: Partial<FrontierOptions> = {}): Frontier {
  return createFrontier({ maxPages: 1000, allows: () => true, include: null, exclude: null, only: null, ...options });
}

/** Takes everything that can be taken, as paths. */
function drain(from: Frontier): string[] {
  const paths: string[] = [];
  for (let id = from.take(); id >= 0; id = from.take()) paths.push(from.urlOf(id).slice(site.length));
  return paths;
}

const reasons = (from: Frontier): string[] => from.leftOut("limit").map(({ reason }) => reason);

describe("the frontier", () => {
  it("gives linked pages by depth, then those of sitemaps, then references, then doubtful ones", () => {
    const from = frontier();
    from.add(`${site}/doubt`, "doubtful", 1);
    from.add(`${site}/canonical`, "hint", UNLINKED);
    from.add(`${site}/map`, "sitemap", UNLINKED);
    from.add(`${site}/deep`, "link", 3);
    from.add(`${site}/near`, "link", 1);
    expect(drain(from)).toEqual(["/near", "/deep", "/map", "/canonical", "/doubt"]);
    expect(from.waiting()).toBe(0);
  });

  it("gives each address once, also when it was raised by a better way", () => {
    const from = frontier();
    from.add(`${site}/a`, "sitemap", UNLINKED);
    from.add(`${site}/b`, "link", 5);
    from.add(`${site}/a`, "link", 2);
    from.add(`${site}/a`, "link", 4);
    expect(drain(from)).toEqual(["/a", "/b"]);
    expect(from.known()).toBe(2);
  });

  it("goes back to shallow pages that become known late", () => {
    const from = frontier();
    from.add(`${site}/deep`, "link", 9);
    from.take();
    from.add(`${site}/map`, "sitemap", UNLINKED);
    from.add(`${site}/late`, "link", 1);
    expect(drain(from)).toEqual(["/late", "/map"]);
  });

  it("gives other forms of an address that was read after all others, and once", () => {
    const from = frontier();
    from.add(`${site}/tea.html`, "link", 1);
    expect(from.urlOf(from.take())).toBe(`${site}/tea.html`);
    from.readNames.note(`${site}/tea.html`);
    for (const path of ["/tea", "/tea/index.html", "/cups"]) from.add(site + path, "link", 1);
    from.add(`${site}/map`, "sitemap", UNLINKED);
    expect(from.waiting()).toBe(4);
    expect(drain(from)).toEqual(["/cups", "/map", "/tea", "/tea/index.html"]);
    expect(from.waiting()).toBe(0);
  });

  it("does not put off forms that differ by the slash alone, which mostly redirect", () => {
    const from = frontier();
    from.readNames.note(`${site}/tea`);
    for (const path of ["/tea/", "/cups"]) from.add(site + path, "link", 1);
    expect(drain(from)).toEqual(["/tea/", "/cups"]);
  });

  it("keeps what robots.txt, include and exclude forbid, and says why", () => {
    const from = frontier({
      allows: (url) => !url.includes("/cart"),
      include: compilePatterns(["/en/", "/cart"]),
      exclude: compilePatterns(["*.pdf"]),
    });
    for (const path of ["/en/a", "/de/a", "/en/x.pdf", "/cart"]) from.add(site + path, "link", 1);
    expect(drain(from)).toEqual(["/en/a"]);
    expect(from.leftOut("limit")).toEqual([
      { reason: "limit", url: `${site}/en/a` },
      { reason: "limit", url: `${site}/de/a` },
      { reason: "limit", url: `${site}/en/x.pdf` },
      { reason: "robots", url: `${site}/cart` },
    ]);
  });

  it("counts failed addresses as errors and fetched ones not at all", () => {
    const from = frontier();
    from.settle(`${site}/good`, false);
    from.settle(`${site}/bad`, true);
    from.add(`${site}/good`, "link", 1);
    expect(drain(from)).toEqual([]);
    expect(from.leftOut("limit")).toEqual([{ reason: "error", url: `${site}/bad` }]);
  });

  it("treats addresses that differ in a session id as one", () => {
    const from = frontier();
    from.add(`${site}/a?PHPSESSID=0123456789abcdef0123&x=1`, "link", 1);
    from.add(`${site}/a?x=1&PHPSESSID=fedcba98765432100123`, "link", 1);
    from.add(`${site}/a;jsessionid=ABC123.node1?x=1`, "link", 1);
    from.add(`${site}/story?sid=12`, "link", 1);
    expect(drain(from)).toEqual(["/a?x=1", "/story?sid=12"]);
  });
});

describe("traps", () => {
  it("leaves out addresses that are too long or eat their own tail", () => {
    const from = frontier();
    from.add(`${site}/${"x".repeat(2083)}`, "link", 1);
    from.add(`${site}/a/b/a/b/a/b/a`, "link", 1);
    from.add(`${site}/a/b/a/b/a/b`, "link", 1);
    expect(drain(from)).toEqual(["/a/b/a/b/a/b"]);
    expect(reasons(from).filter((reason) => reason === "trap").length).toBe(2);
  });

  it("holds 50 of a path with the same parameters, and 10 in a small crawl", () => {
    const fill = (from: Frontier): number => {
      for (let i = 0; i < 500; i++) from.add(`${site}/list?sort=${i}&size=2`, "link", 1);
      return drain(from).length;
    };
    expect(fill(frontier())).toBe(50);
    expect(fill(frontier({ maxPages: 20 }))).toBe(10);
  });

  it("holds a facet search over many sets of parameters", () => {
    const from = frontier();
    for (let set = 1; set < 256; set++) {
      const query = "abcdefgh"
        .split("")
        .filter((_, bit) => set & (1 << bit))
        .map((name) => `${name}=1`);
      for (let i = 0; i < 10; i++) from.add(`${site}/list?${query.join("&")}&v=${i}`, "link", 1);
    }
    expect(drain(from).length).toBe(150);
  });

  it("holds calendars, and never plain paths", () => {
    const from = frontier();
    for (let day = 0; day < 900; day++) {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      from.add(`${site}/calendar/${date.replaceAll("-", "/")}`, "link", 1);
      from.add(`${site}/products/shirt-${day}`, "link", 1);
    }
    const paths = drain(from);
    expect(paths.filter((path) => path.startsWith("/products/")).length).toBe(900);
    expect(paths.filter((path) => path.startsWith("/calendar/")).length).toBe(50);
  });

  it("treats parameters that name a thing as a path, and never holds what a sitemap lists", () => {
    const from = frontier();
    for (let i = 0; i < 200; i++) {
      from.add(`${site}/product.php?products_id=${i}`, "link", 1);
      from.add(`${site}/index.php?route=product/product&product_id=${i}`, "link", 1);
      from.add(`${site}/product.php?products_id=1&sort=${i}`, "link", 1);
      from.add(`${site}/mapped?x=${i}`, "sitemap", UNLINKED);
    }
    const paths = drain(from);
    const count = (start: string): number => paths.filter((path) => path.startsWith(start)).length;
    expect(count("/index.php")).toBe(200);
    expect(count("/mapped")).toBe(200);
    expect(count("/product.php")).toBe(250);
  });

  it("follows a long pagination as long as its pages lead to something new", () => {
    const from = frontier();
    const seen: string[] = [];
    from.add(`${site}/list?page=1`, "link", 1);
    for (let id = from.take(); id >= 0; id = from.take()) {
      const url = from.urlOf(id);
      const number = Number(url.split("page=")[1] ?? 0);
      seen.push(url);
      if (number === 0) continue;
      for (let next = number + 1; next <= number + 60; next++) from.add(`${site}/list?page=${next}`, "link", 2);
      if (number <= 120 && from.add(`${site}/products/${number}`, "link", 2)) from.reward(url);
    }
    expect(seen.filter((url) => url.includes("/products/")).length).toBe(120);
    expect(seen.filter((url) => url.includes("page=")).length).toBeLessThanOrEqual(170);
  });
});

describe("patterns", () => {
  it("match path prefixes, globs over path and query, and full addresses", () => {
    const matches = (pattern: string, path: string): boolean => compilePatterns([pattern])!(site + path);
    expect(matches("/shop/", "/shop/a")).toBe(true);
    expect(matches("/shop/", "/blog/shop/")).toBe(false);
    expect(matches("*.pdf", "/a/b.pdf")).toBe(true);
    expect(matches("*.pdf", "/a/b.pdf?x")).toBe(false);
    expect(matches("/a/*/c*", "/a/b/c?d")).toBe(true);
    expect(matches("*a*a*a*a*b", `/${"a".repeat(2000)}`)).toBe(false);
    expect(matches(`${site}/shop`, "/shop/a")).toBe(true);
    expect(compilePatterns([" "])).toBeNull();
  });
});

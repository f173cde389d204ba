import zlib from "node:zlib";
import { describe, expect, it } from "vitest";
import { crawlLocal } from "./testing/crawl-local.ts";
import { page, plainText, redirect, startSite, type Reply } from "./testing/local-site.ts";

const xml = (body: string | Uint8Array): Reply => ({ headers: { "content-type": "application/xml" }, body });
const index = (...urls: string[]): Reply =>
  xml(`<sitemapindex>${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join("")}</sitemapindex>`);
const urlset = (...urls: string[]): string =>
  `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join("")}</urlset>`;

describe("sitemaps", () => {
  it("are followed from an index, packed or not, each once, and their pages are fetched", async () => {
    await using site = await startSite({
      "/robots.txt": plainText("Sitemap: {origin}/index.xml\nSitemap: {origin}/index.xml"),
      "/index.xml": index("{origin}/one.xml", "{origin}/two.xml.gz", "{origin}/index.xml", "/relative.xml"),
      "/one.xml": xml(urlset("{origin}/a", "{origin}/a", "{origin}/b")),
      "/two.xml.gz": { headers: { "content-type": "application/gzip" }, body: zlib.gzipSync("https://a.example/\n") },
      "/": page("Home"),
      "/a": page("A"),
      "/b": page("B"),
    });
    const { end, paths } = await crawlLocal(site);
    expect(paths.toSorted()).toEqual(["/", "/a", "/b"]);
    expect(end.sitemaps.entries.length).toBe(3);
    expect(
      end.sitemaps.files.map(({ url, kind, urls, from }) => [url.slice(site.origin.length), kind, urls, from]),
    ).toEqual([
      ["/index.xml", "index", 4, "robots"],
      ["/one.xml", "urlset", 3, "index"],
      ["/two.xml.gz", "text", 1, "index"],
      ["/relative.xml", "unknown", 0, "index"],
    ]);
    expect(end.sitemaps.files[0]?.error).toBe("An address is not an absolute one: /relative.xml");
    expect(site.paths().filter((path) => path === "/index.xml").length).toBe(1);
  });

  it("are looked for in the usual places when robots.txt names none", async () => {
    await using site = await startSite({
      "/": page("Home"),
      "/sitemap.xml": redirect("/elsewhere"),
      "/elsewhere": page("Not a sitemap"),
      "/sitemap_index.xml": index("{origin}/one.xml"),
      "/one.xml": xml(urlset("{origin}/a")),
    });
    const { end } = await crawlLocal(site);
    expect(end.sitemaps.files).toMatchObject([
      { kind: "unknown", from: "default", error: "This is an HTML page, not a sitemap." },
      { kind: "index", from: "default", error: null },
      { kind: "urlset", from: "index" },
    ]);
  });

  it("are found where the home page links to them, under any name, and under the usual names when those named are gone", async () => {
    await using linked = await startSite({
      "/robots.txt": plainText("User-agent: *"),
      "/": page("Home", "/maps/sitemap-complete.xml", "/sitemap.html"),
      "/maps/sitemap-complete.xml": xml(urlset("{origin}/a")),
    });
    const one = await crawlLocal(linked);
    expect(one.end.sitemaps.files.at(-1)).toMatchObject({ kind: "urlset", from: "default", urls: 1 });
    await using gone = await startSite({
      "/robots.txt": plainText("Sitemap: {origin}/gone.xml"),
      "/": page("Home"),
      "/sitemaps.xml": xml(urlset("{origin}/a")),
    });
    const other = await crawlLocal(gone);
    expect(other.end.sitemaps.files.at(0)).toMatchObject({ status: 404, from: "robots" });
    expect(other.end.sitemaps.files.at(-1)).toMatchObject({ kind: "urlset", from: "default" });
  });

  it("that are missing or broken are named with their fault", async () => {
    await using site = await startSite({
      "/robots.txt": plainText("Sitemap: {origin}/gone.xml\nSitemap: {origin}/broken.xml"),
      "/": page("Home"),
      "/broken.xml": xml(`<urlset><url><loc>{origin}/a</loc></url><url><loc>relative</loc></url>`),
    });
    const { end } = await crawlLocal(site);
    expect(end.sitemaps.files).toMatchObject([
      { status: 404, error: "The address answers with status 404." },
      { status: 200, urls: 2, error: expect.stringContaining("not well-formed") },
    ]);
  });

  it("never lead to an address that is not public, and hardly to others' hosts", async () => {
    await using inner = await startSite({});
    const inside = ["http://169.254.169.254/map.xml", `${inner.origin}/map.xml`];
    await using site = await startSite({
      "/robots.txt": plainText(inside.map((url) => `Sitemap: ${url}`).join("\n")),
      "/": `<link rel="canonical" href="${inner.origin}/c"><a href="${inner.origin}/a">a</a><a href="/r">r</a>`,
      "/r": redirect(`${inner.origin}/r`),
    });
    const { end } = await crawlLocal(site);
    const named = end.sitemaps.files.filter(({ from }) => from === "robots");
    expect(named.map((file) => file.status)).toEqual([0, 0]);
    expect(inner.visits).toEqual([]);
    const many = Array.from({ length: 40 }, (_, i) => `http://h${i}.invalid/map.xml`);
    await using busy = await startSite({ "/": page("Home"), "/sitemap.xml": index(...many) });
    const { sitemaps } = (await crawlLocal(busy)).end;
    expect(sitemaps.files.length).toBe(6);
    expect(sitemaps.truncated).toBe(true);
  });
});

import zlib from "node:zlib";
import { describe, expect, it } from "vitest";
import { readSitemap, type ReadSitemap } from "./read-sitemap.ts";

const read = (text: string | Uint8Array, limit = 10_000_000): Promise<ReadSitemap> =>
  readSitemap(typeof text === "string" ? Buffer.from(text) : text, limit);
const urls = (content: ReadSitemap): string[] => content.entries.map((entry) => entry.url);
const urlset = (inner: string): string =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inner}</urlset>`;
const loc = (url: string): string => `<url><loc>${url}</loc></url>`;

describe("readSitemap", () => {
  it("reads addresses, dates, alternates and image counts, and no image addresses", async () => {
    const content = await read(
      urlset(`<url><loc> https://a.example/x?a=1&amp;b=2 </loc><lastmod>2026-01-02</lastmod>
        <xhtml:link rel="alternate" hreflang="de" href="https://a.example/de"/>
        <image:image><image:loc>https://a.example/i.jpg</image:loc></image:image><image:image/></url>
        <sm:url><sm:loc><![CDATA[https://a.example/y]]></sm:loc></sm:url>`),
    );
    expect(content).toMatchObject({ kind: "urlset", error: null });
    expect(content.entries[0]).toEqual({
      url: "https://a.example/x?a=1&b=2",
      lastmod: "2026-01-02",
      alternates: [{ lang: "de", url: "https://a.example/de" }],
      images: 2,
    });
    expect(urls(content)).toEqual(["https://a.example/x?a=1&b=2", "https://a.example/y"]);
  });

  it("reads an index as names of further files", async () => {
    const content = await read(`<sitemapindex><sitemap><loc>https://a.example/1.xml</loc></sitemap></sitemapindex>`);
    expect(content).toMatchObject({ kind: "index", children: ["https://a.example/1.xml"], entries: [], error: null });
  });

  it("reads text files, RSS, Atom and RDF", async () => {
    expect(await read("\ufeffhttps://a.example/1\r\n\r\nhttps://a.example/2\n")).toMatchObject({
      kind: "text",
      error: null,
    });
    const rss = `<rss><channel><link>https://a.example/</link><item><link>https://a.example/p</link></item></channel></rss>`;
    expect(urls(await read(rss))).toEqual(["https://a.example/p"]);
    const atom = `<feed><link href="/"/><entry><link rel="self" href="/no"/><link href="https://a.example/e"/></entry></feed>`;
    expect(urls(await read(atom))).toEqual(["https://a.example/e"]);
    const rdf = `<rdf:RDF><channel><link>/</link></channel><item><link>https://a.example/r</link></item></rdf:RDF>`;
    expect(await read(rdf)).toMatchObject({ kind: "feed", entries: [{ url: "https://a.example/r" }] });
  });

  it("unpacks gzip whatever the file is called, and keeps what came of a damaged one", async () => {
    const packed = zlib.gzipSync(urlset(loc("https://a.example/1") + loc("https://a.example/2").repeat(500)));
    expect(urls(await read(packed)).length).toBe(501);
    const cut = await read(packed.subarray(0, packed.length - 12));
    expect(cut.entries.length).toBeGreaterThan(0);
    expect(cut.error).not.toBeNull();
  });

  it("reads UTF-16", async () => {
    const text = Buffer.from("\ufeff" + urlset(loc("https://a.example/ü")), "utf16le");
    expect(urls(await read(text))).toEqual(["https://a.example/ü"]);
  });

  it("keeps the entries of a file that is not well-formed, and says where it is not", async () => {
    const content = await read(urlset(`${loc("https://a.example/1")}<url><loc>https://a.example/a&b</loc></url>`));
    expect(urls(content)).toContain("https://a.example/1");
    expect(content.error).toMatch(/^The XML is not well-formed: line 1, /);
    const unclosed = await read(`<urlset>${loc("https://a.example/1")}`);
    expect(urls(unclosed)).toEqual(["https://a.example/1"]);
    expect(unclosed.error).not.toBeNull();
  });

  it("says that an HTML page or an empty file is none", async () => {
    const html = await read("<!doctype html><html><body><a href='/x'>x</a></body></html>");
    expect(html).toMatchObject({ kind: "unknown", entries: [], error: "This is an HTML page, not a sitemap." });
    expect(await read("")).toMatchObject({ kind: "unknown", error: "The file is empty." });
  });

  it("expands no entities and reads nothing outside", async () => {
    const laughs = `<!DOCTYPE urlset [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
      <!ENTITY x SYSTEM "file:///etc/passwd">]><urlset>${loc("https://a.example/&b;&x;")}</urlset>`;
    const content = await read(laughs);
    expect(JSON.stringify(content)).not.toMatch(/aaaa|root:/);
  });

  it("stops at 50,000 addresses and at the limit of unpacked bytes", async () => {
    const many = await read(urlset(loc("https://a.example/1").repeat(50_001)));
    expect(many.entries.length).toBe(50_000);
    expect(many.error).toMatch(/more than 50000/);
    const bomb = await read(zlib.gzipSync(urlset(loc("https://a.example/1").repeat(100_000))), 20_000);
    expect(bomb.bytes).toBeLessThanOrEqual(20_000);
    expect(bomb.error).toMatch(/unpacks to more/);
  });
});

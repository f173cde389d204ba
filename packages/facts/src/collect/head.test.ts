import { describe, expect, it } from "vitest";
import { factsOf, factsOfHead } from "../testing/capture-of.ts";

describe("head facts", () => {
  it("takes every title outside svg with white space collapsed", () => {
    const { head } = factsOf(
      "<!doctype html><title> A \n b &amp; c </title><body><svg><title>icon</title></svg><title>second</title>",
    );
    expect(head.titles).toEqual(["A b & c", "second"]);
    expect(head.titlesOutsideHead).toBe(1);
  });

  it("leaves out what stands in noscript and template", () => {
    const { head, links, images } = factsOf(
      '<noscript><title>x</title><a href="/n">n</a><img src=n></noscript><template><a href="/t">t</a><img src=t></template>',
    );
    expect([head.titles, links, images.total]).toEqual([[], [], 0]);
  });

  it("reads descriptions, robots and crawlers' own robots", () => {
    const { head } = factsOfHead(
      '<meta name="Description" content=" one\n two "><meta name=description content=""><meta name=ROBOTS content="NoIndex, follow"><meta name=googlebot content="nosnippet">',
    );
    expect(head.descriptions).toEqual(["one two", ""]);
    expect(head.robots).toEqual(["noindex", "follow"]);
    expect(head.robotsByAgent).toEqual({ googlebot: ["nosnippet"] });
  });

  it("resolves canonical and hreflang against the base, keeping what was written", () => {
    const { head } = factsOfHead(
      '<base href="/de/"><link rel="Canonical" href="seite#x"><link rel=alternate hreflang=fr href="//fr.example/"><link rel=alternate type=rss href=/f>',
    );
    expect(head.base).toBe("https://shop.example/de/");
    expect(head.canonicals.map(({ href, url, inHead }) => ({ href, url, inHead }))).toEqual([
      { href: "seite#x", url: "https://shop.example/de/seite", inHead: true },
    ]);
    expect(head.hreflang.map(({ hreflang, url }) => [hreflang, url])).toEqual([["fr", "https://fr.example/"]]);
  });

  it("gives no address to a canonical without one", () => {
    const { head } = factsOfHead(
      '<link rel=canonical><link rel=canonical href=" "><link rel=canonical href="http://[">',
    );
    expect(head.canonicals.map((link) => link.url)).toEqual([null, null, null]);
  });

  it("names the tag that ended the head before the author did", () => {
    expect(
      factsOf("<!doctype html><html><head><title>a</title><div>x</div><meta name=description content=y></head><body>z")
        .structure.headBrokenBy,
    ).toBe("div");
    expect(factsOf("<!doctype html><html><head><title>a</title></head><body>z").structure.headBrokenBy).toBeNull();
    expect(factsOf("<!doctype html><title>a</title><p>head and body left out").structure.headBrokenBy).toBeNull();
  });

  it.each([
    ["5; url=/next", { seconds: 5, url: "https://shop.example/next" }],
    ["0;URL='https://a.example/'", { seconds: 0, url: "https://a.example/" }],
    ["30", { seconds: 30, url: null }],
    ["soon", null],
  ])("reads a refresh of %s", (content, refresh) => {
    expect(factsOfHead(`<meta http-equiv=Refresh content="${content}">`).head.refresh).toEqual(refresh);
  });

  it("keeps the first value of each social property", () => {
    const { head } = factsOfHead(
      '<meta property="og:title" content="a"><meta property="og:title" content="b"><meta name="twitter:card" content="summary"><meta property="product:price:amount" content="9.90">',
    );
    expect(head.openGraph).toEqual({ "og:title": "a", "product:price:amount": "9.90" });
    expect(head.twitter).toEqual({ "twitter:card": "summary" });
  });

  it("reads language, direction, viewport and generator", () => {
    const { head } = factsOf(
      '<!doctype html><html lang="de-AT" dir=ltr><head><meta name=viewport content="width=device-width"><meta name=generator content="WordPress 6.6">',
    );
    expect([head.lang, head.dir, head.viewport, head.generator]).toEqual([
      "de-AT",
      "ltr",
      "width=device-width",
      "WordPress 6.6",
    ]);
  });
});

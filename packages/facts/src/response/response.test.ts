import { describe, expect, it } from "vitest";
import { extractPageFacts } from "../extract-page-facts.ts";
import { captureOf } from "../testing/capture-of.ts";

const latin = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, "latin1"));

describe("charset", () => {
  it("believes the header, then a meta tag, then the bytes", () => {
    const of = (bytes: Uint8Array | string, type: string) =>
      extractPageFacts(captureOf(bytes, { headers: { "content-type": type } }));
    const header = of(latin("<title>caf\xe9 \x80</title>"), "text/html; charset=ISO-8859-1");
    expect([header.head.titles[0], header.response.charset, header.response.charsetFrom]).toEqual([
      "café €",
      "windows-1252",
      "header",
    ]);
    const meta = of(latin('<meta charset="windows-1250"><title>\x9a</title>'), "text/html");
    expect([meta.head.titles[0], meta.response.charset, meta.response.charsetFrom]).toEqual([
      "š",
      "windows-1250",
      "meta",
    ]);
    const plain = of("<title>é😀</title>", "text/html");
    expect([plain.head.titles[0], plain.response.charset, plain.response.charsetFrom]).toEqual([
      "é😀",
      "utf-8",
      "default",
    ]);
    const late = of(
      latin(`<script>/*${" ".repeat(2000)}<meta charset=utf-8>*/</script><meta charset=windows-1250><title>\x9a`),
      "text/html",
    );
    expect([late.head.titles[0], late.response.charset, late.response.charsetFrom]).toEqual([
      "š",
      "windows-1250",
      "late-meta",
    ]);
    const odd = of(latin("<title>caf\xe9</title>"), "text/html; charset=nonsense");
    expect([odd.head.titles[0], odd.response.charset, odd.response.charsetFrom]).toEqual([
      "café",
      "windows-1252",
      "default",
    ]);
  });

  it("lets a byte order mark win over the header", () => {
    const { head, response } = extractPageFacts(
      captureOf("\ufeff<title>é</title>", { headers: { "content-type": "text/html; charset=iso-8859-1" } }),
    );
    expect([head.titles[0], response.charset, response.charsetFrom]).toEqual(["é", "utf-8", "bom"]);
  });

  it("reads UTF-8 that is broken in places", () => {
    const { head } = extractPageFacts(
      captureOf(Uint8Array.from([...latin("<title>a"), 0xff, 0xc3, ...latin("b</title>")])),
    );
    expect(head.titles[0]).toBe("a��b");
  });
});

describe("response facts", () => {
  it("keeps headers but no cookies", () => {
    const { response } = extractPageFacts(
      captureOf("x", { headers: { "content-type": "Text/HTML;x=y", "set-cookie": "id=1", server: "s" } }),
    );
    expect(response.headers).toEqual({ "content-type": "Text/HTML;x=y", server: "s" });
    expect(response.contentType).toBe("text/html");
  });

  it("reads canonical and robots headers", () => {
    const { response } = extractPageFacts(
      captureOf("x", {
        headers: {
          link: '<https://a.example/x.css>; rel=preload, </c>; rel="canonical", </de,x>; rel="x alternate"; hreflang=de;hreflang="de-AT", </fr>; hreflang=fr; rel=next',
          "x-robots-tag": "NoArchive, bingbot: noindex",
        },
      }),
    );
    expect(response.canonicalHeader).toEqual(["https://shop.example/c"]);
    const german = { href: "/de,x", url: "https://shop.example/de,x" };
    expect(response.hreflangHeader).toEqual([
      { hreflang: "de", ...german },
      { hreflang: "de-AT", ...german },
    ]);
    expect(response.robotsHeader).toEqual(["noarchive"]);
  });

  it("survives JSON unchanged", () => {
    const facts = extractPageFacts(captureOf("<!doctype html><title>t</title><p>x <a href=/y>y</a></p>"));
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
  });
});

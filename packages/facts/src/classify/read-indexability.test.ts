import { describe, expect, it } from "vitest";
import { captureOf, factsOfHead } from "../testing/capture-of.ts";
import { extractPageFacts } from "../extract-page-facts.ts";

const html = { "content-type": "text/html" };

describe("indexability", () => {
  it.each([
    ["", {}, "indexable"],
    ['<meta name=robots content="index,follow">', {}, "indexable"],
    ['<meta name=robots content="none">', {}, "noindex"],
    ["<meta name=googlebot content=noindex>", {}, "noindex"],
    ["<meta name=bingbot content=noindex>", {}, "indexable"],
    ["", { headers: { ...html, "x-robots-tag": "noindex" } }, "noindex"],
    ["", { headers: { ...html, "x-robots-tag": "otherbot: noindex" } }, "indexable"],
    ["", { headers: { ...html, "x-robots-tag": "googlebot: nofollow, noindex" } }, "noindex"],
    ["", { headers: { ...html, "x-robots-tag": "max-snippet: 20, noindex" } }, "noindex"],
    ["<link rel=canonical href=/page>", {}, "indexable"],
    ["<link rel=canonical href=/other>", {}, "canonicalised"],
    ['<link rel=canonical href="{{ page.url | strip }}">', {}, "indexable"],
    ['<link rel=canonical href="https://shop.example/%7B%7B%20page.url%20%7D%7D">', {}, "indexable"],
    ['<link rel=canonical href="/[:de]seife[:en]soap">', {}, "indexable"],
    ['<link rel=canonical href="%%canonical%%">', {}, "indexable"],
    ['<link rel=canonical href="{% url soap %}">', {}, "indexable"],
    ['<link rel=canonical href="/a%20b%C3%A4%5B1%5D">', {}, "canonicalised"],
    ["", { headers: { ...html, link: '</other>; rel="canonical"' } }, "canonicalised"],
    ["", { status: 404 }, "status 404"],
    ["", { status: 0, body: null }, "status 0"],
  ])("judges %s %o as %s", (head, more, reason) => {
    expect(factsOfHead(head, more).indexability).toEqual({ indexable: reason === "indexable", reason });
  });

  it("takes an address with two slashes for another one than its canonical", () => {
    const capture = {
      ...captureOf('<link rel="canonical" href="/tea/index.html">'),
      url: "https://shop.example/tea//index.html",
    };
    expect(extractPageFacts(capture).indexability.reason).toBe("canonicalised");
  });

  it("judges redirects and other types", () => {
    const redirect = extractPageFacts(captureOf("", { status: 301, redirectTo: "https://shop.example/b", body: null }));
    expect(redirect.indexability.reason).toBe("redirect");
    const pdf = extractPageFacts(captureOf("%PDF", { headers: { "content-type": "application/pdf" } }));
    expect([pdf.isHtml, pdf.indexability.reason]).toEqual([false, "not html"]);
  });
});

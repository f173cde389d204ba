import { describe, expect, it } from "vitest";
import { normaliseUrl, resolveUrl } from "./normalise-url.ts";
import { createPageResolver } from "./page-resolver.ts";
import { registrableDomainOf, sameSite } from "./registrable-domain.ts";

describe("normaliseUrl", () => {
  it.each([
    ["HTTP://Shop.Example:80", "http://shop.example/"],
    ["https://shop.example/a/../b/./c#x", "https://shop.example/b/c"],
    ["https://shop.example/%7Euser/%c3%a4?q=%2fx%41", "https://shop.example/~user/%C3%A4?q=%2FxA"],
    ["https://shop.example/ä", "https://shop.example/%C3%A4"],
    ["https://shop.example/?b=1&a=2&", "https://shop.example/?b=1&a=2&"],
    ["https://bücher.example/", "https://xn--bcher-kva.example/"],
    ["mailto:a@b.example", null],
    ["javascript:void(0)", null],
    ["/path", null],
    ["http://[", null],
  ])("writes %s as %s", (raw, normal) => {
    expect(normaliseUrl(raw)).toBe(normal);
  });

  it("gives the same when applied again", () => {
    for (const raw of ["https://a.example/%2541%2f", "https://a.example/%zz%2", "https://a.example/a%20b?c=%e9"]) {
      const once = normaliseUrl(raw)!;
      expect(normaliseUrl(once)).toBe(once);
    }
  });

  it("resolves against a base", () => {
    expect(normaliseUrl("../c?d", "https://a.example/x/y/z")).toBe("https://a.example/x/c?d");
    expect(resolveUrl("%7e#f", "https://a.example/x/")).toBe("https://a.example/x/%7e#f");
  });
});

describe("createPageResolver", () => {
  it("resolves as normaliseUrl does, whatever the page before was", () => {
    const hrefs = [
      "/a",
      "//b.example/c",
      "/\\d",
      "x/y",
      "?q",
      "#f",
      "https://A.example/%41",
      "/a b",
      "/./x",
      "/x/..",
      "/%7e",
      "",
      "mailto:x",
      "https:x",
      "HTTP://b.example/x",
      "/.well-known/x",
      "/a/../b/./c/..",
      "/a//b/",
      "/a.b?c=d/../e&f",
      "/a+b,c:d@e=f~g",
      "/a?b'c",
      "/\\a",
      "/c:/x",
      "a:b",
      "/a'b",
      "\t/c",
      "/é",
      "x.html?y=z/../w",
      "x/./y",
      "x//y/../",
      ".x",
      "..",
      "./x",
      "~x,y",
      "x?y#z",
      "https://a.example/p?q=1#f",
      "https://a.example/p?q=1",
      "https://a.example/./p",
      "https://a.example//p",
      "https://a.example",
      "https://a.example.com/p",
    ];
    for (const base of [
      "https://a.example/x/y",
      "http://127.0.0.1:8400/",
      "https://a.example/z",
      "https://u:p@a.example/y",
      "https://a.example/x/y?z=/w",
      "https://a.example/x/?z",
      "https://a.example/x/é/y#z",
      "HTTPS://A.example/",
      "file:///x/y",
      "nowhere",
    ]) {
      const resolver = createPageResolver(base);
      expect(hrefs.map((href) => resolver.resolve(href))).toEqual(hrefs.map((href) => normaliseUrl(href, base)));
    }
  });
});

describe("registrable domain", () => {
  it.each([
    ["https://www.shop.co.uk/x", "shop.co.uk"],
    ["https://a.myshopify.com/", "a.myshopify.com"],
    ["http://127.0.0.1:8400/", "127.0.0.1"],
    ["http://localhost/", "localhost"],
    ["http://[::1]/", "[::1]"],
    ["https://com/", "com"],
  ])("of %s is %s", (url, domain) => {
    expect(registrableDomainOf(url)).toBe(domain);
  });

  it("joins a site's hosts and parts shops of one platform", () => {
    expect(sameSite("https://shop.x.com/", "http://x.com/")).toBe(true);
    expect(sameSite("https://a.myshopify.com/", "https://b.myshopify.com/")).toBe(false);
  });
});

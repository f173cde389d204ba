import { expect, test } from "vitest";
import type { Patch } from "./patch.ts";
import { printPatch } from "./print-patch.ts";

const printed = (op: string, after: string | null, more: object = {}): string | null =>
  printPatch({ at: "page", url: "https://shop.example/", op, before: null, after, ...more } as Patch);

test.each([
  ["title", "Pots & pans", "", "<title>Pots &amp; pans</title>"],
  ["description", 'A "pot"', "", '<meta name="description" content="A &quot;pot&quot;">'],
  ["robots", "index", "", '<meta name="robots" content="index">'],
  ["viewport", "width=device-width", "", '<meta name="viewport" content="width=device-width">'],
  ["canonical", "https://shop.example/?a=1&b=2", "", '<link rel="canonical" href="https://shop.example/?a=1&amp;b=2">'],
  ["hreflang", "https://shop.example/de", "de", '<link rel="alternate" hreflang="de" href="https://shop.example/de">'],
  ["h1", "<b>", "", "<h1>&lt;b&gt;</h1>"],
  ["lang", "en-GB", "", '<html lang="en-GB">'],
  ["og:image", "https://shop.example/a.jpg", "", '<meta property="og:image" content="https://shop.example/a.jpg">'],
  ["twitter:card", "summary", "", '<meta name="twitter:card" content="summary">'],
  ["attribute", "300", "img.hero@width", '<!-- set width="300" on img.hero@width -->'],
  ["text", "a < b", "", "a &lt; b"],
])("%s is printed as the code that its owner pastes", (op, after, key, code) =>
  expect(printed(op, after, { key })).toBe(code),
);

test("what goes away is named", () => {
  expect(printed("hreflang", null, { key: "de", before: "/de" })).toBe("<!-- remove: hreflang de /de -->");
  expect(printed("title", null)).toBe("<!-- remove: title -->");
});

test("markup says whose place it takes and what it says otherwise", () => {
  const of = (before: string | null): string | null =>
    printed("jsonld", '{"name":"Jar","sku":"1"}', { key: "Product", before });
  expect(of('{"name":"Pot","price":"5"}')).toMatch(
    /^<!-- in place of the Product data in the page's present block; adds sku; changes name; leaves out price -->\n<script type="application\/ld\+json">/,
  );
  expect(of('{"name":"Jar","sku":"1"}')).toMatch(/present block -->\n<script/);
  for (const before of [null, "broken"]) expect(of(before)).toMatch(/^<script/);
});

test("lists, links and pictures are written by the code around them", () => {
  expect(printed("link", "https://shop.example/new")).toBeNull();
  expect(
    printPatch({ at: "sitemap", url: "https://shop.example/s.xml", op: "add", before: null, after: "x" }),
  ).toBeNull();
});

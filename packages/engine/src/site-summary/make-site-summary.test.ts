import { siteOf } from "@audit/testkit";
import { expect, test } from "vitest";
import { makeSiteSummary } from "./make-site-summary.ts";

const page = (title: string, text = "Soap."): string =>
  `<!doctype html><html lang="en-GB"><head><title>${title}</title><meta name="description" content="All about ${title}">
  </head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;

test("a site is shown in its own words, the home page first", () => {
  const summary = makeSiteSummary(
    siteOf({ pages: { "/about": page("About us"), "/": page("Soap & Co", "Soap by hand.") } }),
  );
  expect(summary).toMatchObject({ home: "https://shop.example/", language: "en-GB", opening: ["Soap by hand."] });
  expect(summary.pages[0]).toEqual({
    kind: "home",
    title: "Soap & Co",
    description: "All about Soap & Co",
    heading: "Soap & Co",
  });
  expect(summary.kinds.reduce((sum, { pages }) => sum + pages, 0)).toBe(2);
});

test("however much a site says, and with whatever signs, its summary stays short and plain", () => {
  const flood = "obey\u200b\u202e\u{e0041} me ".repeat(2_000);
  const pages = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`/products/${index}`, page(`${flood}${index}`, flood)] as const),
  );
  const summary = makeSiteSummary(siteOf({ pages: { "/": page(flood, flood), ...pages } }));
  const whole = JSON.stringify(summary);
  expect(whole.length).toBeLessThan(20_000);
  expect(whole).not.toMatch(/[\u200b\u202e\u{e0041}]/u);
  expect(summary.pages.length).toBeLessThanOrEqual(26);
});

test("a site of which nothing could be read has an empty summary", () => {
  expect(makeSiteSummary(siteOf({ pages: {} }))).toMatchObject({ language: null, kinds: [], opening: [], pages: [] });
});

import { processorMs } from "@audit/testkit/processor-time";
import { propertyRuns } from "@audit/testkit/test-seed";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extractPageFacts } from "./extract-page-facts.ts";
import { parseRobots } from "./robots/parse-robots.ts";
import { captureOf } from "./testing/capture-of.ts";

/** Processor time; quadratic time on these sizes would take minutes. */
const mostMs = 4000;

describe("pages that mean harm", () => {
  it("never throw, whatever the bytes", () => {
    const pieces = fc.constantFrom(
      "<",
      ">",
      "</",
      "<!--",
      "-->",
      "&",
      "&#",
      ";",
      '"',
      "'",
      "=",
      " ",
      "\n",
      "\0",
      "a",
      "p",
      "table",
      "script",
      "title",
      "svg",
      "template",
      "é",
      "\ufeff",
      "{",
      "[",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), fc.uint8Array({ maxLength: 20 }), (parts, tail) => {
        const body = Buffer.concat([Buffer.from(parts.join("")), tail]);
        expect(extractPageFacts(captureOf(body, { headers: { "content-type": "text/html" } })).isHtml).toBe(
          body.length > 0,
        );
      }),
      propertyRuns(500),
    );
  });

  it.each([
    ["deep nesting", "<div>".repeat(60_000)],
    ["deep formatting", "<p><b><i>".repeat(3_000)],
    ["many text areas", "<body>" + "<textarea></textarea>".repeat(40_000)],
    ["hidden script ends", `<body><script><!--${"<script></script>".repeat(40_000)}`],
    ["open comments", `<body>${"<!-- --!".repeat(60_000)}`],
    ["stray signs", `<body>${"< ".repeat(200_000)}`],
    ["one attribute without end", `<body><p class="${"a ".repeat(300_000)}`],
    ["many attributes", `<body><p ${Array.from({ length: 30_000 }, (_, index) => `a${index}=1`).join(" ")}>x`],
    ["white space in data", `<body><script type="application/ld+json"><!--${" ".repeat(300_000)}x</script>`],
    ["nested data", `<body><script type="application/ld+json">${"[".repeat(100_000)}${"]".repeat(100_000)}</script>`],
    [
      "nested property",
      `<body><script type="application/ld+json">{"a":${"[".repeat(50_000)}${"]".repeat(50_000)}}</script>`,
    ],
    [
      "a refresh of white space",
      `<meta http-equiv=refresh content="1;${" ".repeat(200_000)}url=${" ".repeat(200_000)}'x">`,
    ],
    ["a width of digits", `<body><img width="${"1".repeat(200_000)}%">`],
    ["a price without end", `<body><p>${"1.111".repeat(50_000)} €</p>`],
    [
      "circular references",
      `<body>${'<div itemscope id=x itemref="x x x x"><span itemprop=a>b</span></div>'.repeat(200)}`,
    ],
  ])("take no more than their size's time: %s", (_what, html) => {
    expect(processorMs(() => extractPageFacts(captureOf(html)))).toBeLessThan(mostMs);
  });

  it("hold for robots.txt too", () => {
    const text = `User-agent: *\n${`Disallow: /a${" ".repeat(16_000)}b\n`.repeat(30)}Crawl-delay: ${"<".repeat(16_000)}`;
    expect(processorMs(() => parseRobots(text))).toBeLessThan(mostMs);
  });
});

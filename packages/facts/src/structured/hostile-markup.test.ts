import { processorMs } from "@audit/testkit/processor-time";
import { describe, expect, it } from "vitest";
import type { PageFacts } from "../page-facts.ts";
import { factsOf } from "../testing/capture-of.ts";

/** Generous for a busy machine; each of these took minutes, or all memory, without a bound. */
const mostMs = 2000;
/** Of the facts as JSON: the bound on texts and values, with their syntax. */
const mostBytes = 8_000_000;

const letters = "a b c d e f g h";
const names = Array.from({ length: 5000 }, (_, index) => `n${index}`);
const script = (value: string): string => `<body><script type="application/ld+json">${value}</script>`;

const hostile: readonly (readonly [string, string])[] = [
  ["many names on nested items", `<div itemscope>${`<div itemscope itemprop="${letters}">`.repeat(12)}x`],
  [
    "many names of RDFa on nested items",
    `<div vocab="https://schema.org/" typeof=A>${`<div property="${letters}" typeof=B>`.repeat(12)}x`,
  ],
  [
    "a graph of references",
    Array.from(
      { length: 60 },
      (_, index) =>
        `<div itemscope itemref="${names.slice(0, 60).join(" ")}"></div><p id=n${index}><b itemscope itemprop=a itemref="${names.slice(0, 60).join(" ")}"></b></p>`,
    ).join(""),
  ],
  ["one reference repeated", `<div itemscope itemref="${"n ".repeat(50_000)}"></div><p id=n><b itemprop=a>x</b></p>`],
  [
    "a chain of references",
    names.map((name, index) => `<b id=${name}><i itemscope itemprop=a itemref=n${index + 1}></i></b>`).join("") +
      "<div itemscope itemref=n0></div>",
  ],
  [
    "nested references",
    `<div itemscope itemref="${names.join(" ")}"></div>${names.map((id) => `<div id=${id}><b itemprop=a>x</b>`).join("")}`,
  ],
  ["deep RDFa", '<div vocab="https://schema.org/" typeof=A property=a>'.repeat(5000)],
  ["RDFa that declares ever more prefixes", names.map((name) => `<div prefix="${name}: https://x.example/">`).join("")],
  [
    "a long vocabulary of RDFa",
    `<div vocab="https://x.example/${"v".repeat(50_000)}" typeof=A>${names.map((name) => `<b property=${name}>x</b>`).join("")}`,
  ],
  [
    "a long vocabulary",
    script(
      JSON.stringify({
        "@context": { "@vocab": `https://x.example/${"v".repeat(50_000)}` },
        ...Object.fromEntries(names.map((name) => [name, 1])),
      }),
    ),
  ],
  [
    "a long base",
    `<base href="https://shop.example/${"b".repeat(200_000)}/">${names.map((name) => `<div itemscope itemid="${name}"><a itemprop=url href="${name}">x</a></div>`).join("")}`,
  ],
  [
    "contexts in contexts",
    script(
      `{"@context":${JSON.stringify(Object.fromEntries(names.map((name) => [name, "name"])))},"a":[${'{"@context":{"x":"name"},"x":1},'.repeat(20_000)}1]}`,
    ),
  ],
  [
    "many contexts in a list",
    script(
      `{"@context":[${`${JSON.stringify(Object.fromEntries(names.slice(0, 500).map((name) => [name, "name"])))},`.repeat(500)}{}],"a":1}`,
    ),
  ],
  ["a million entities", script(`[${'{"@type":"A"},'.repeat(600_000)}{}]`)],
  ["a million values", `<div itemscope>${"<b itemprop=a>x</b>".repeat(300_000)}`],
];

describe("structured data that means harm", () => {
  it.each(hostile)("is bounded in time and size, and said to be: %s", (_what, html) => {
    let size = 0;
    const spent = processorMs(() => {
      size = JSON.stringify(factsOf(html).structuredData).length;
    });
    expect(spent).toBeLessThan(mostMs);
    expect(size).toBeLessThan(mostBytes);
  });

  it.each(hostile.slice(0, 2))("says that something was left out: %s", (_what, html) => {
    expect(factsOf(html).structuredData.tooLarge).toBe(true);
  });

  it("keeps all of what an honest shop marks up, however many variants it has", () => {
    const offers = Array.from({ length: 2000 }, (_, index) => ({
      "@type": "Offer",
      sku: `S-${index}`,
      price: index,
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      url: `https://shop.example/tent?variant=${index}`,
    }));
    const product = { "@context": "https://schema.org", "@type": "Product", name: "Tent", offers };
    const { items, tooLarge }: PageFacts["structuredData"] = factsOf(script(JSON.stringify(product))).structuredData;
    expect([items[0]!.props["offers"]?.length, tooLarge]).toEqual([2000, undefined]);
  });
});

import { describe, expect, it } from "vitest";
import { extractPageFacts } from "../../extract-page-facts.ts";
import type { PageFacts } from "../../page-facts.ts";
import { captureOf } from "../../testing/capture-of.ts";
import { factHomes, sections, type Section } from "../fact-homes.ts";
import { readRecord, recordOf, type Together } from "./page-record.ts";

const markup = `{"@context":"https://schema.org","@type":["Product","Thing"],"@id":"#p","name":"Чайник","weight":-1.5,
  "price":19.9,"isFamilyFriendly":true,"offers":{"@type":"Offer","price":1e21,"sku":""}}`;

const rich = `<title>Tee</title><meta name=description content="Grün – größer"><link rel="canonical preload" href="/x">
  <link rel=alternate hreflang=de href="http://[" media=print><link rel=stylesheet href=/s.css media=all>
  <script src=/a.js async></script><script type=module src="http://plain.example/b.js"></script>
  <script type="application/ld+json">${markup}</script><script type="application/ld+json">{broken</script>
  <h1>Tee \u{1F375}</h1><h3><img src="data:x" alt=""></h3><img src=/i.png width=40 height=4.5 loading=lazy><img src=>
  <p id=a>Kräutertee für kalte Tage, 9,90 €</p><p id=a data-nosnippet>Nur für Sie und niemanden sonst</p>
  <nav aria-label=breadcrumb><a href=/>Start</a> <a href=/tee>Tee</a></nav><time datetime=2026-01-02>2. Januar</time>
  <details><summary>Mehr lesen</summary>...</details><b onclick="location.href='/more'">mehr</b>
  <iframe src=https://video.example/embed title="Ein Film"></iframe><video src=/film.mp4></video>
  <img src="http://plain.example/c.png" alt="Füße">`;

const pageOf = (html: string): PageFacts =>
  extractPageFacts(
    captureOf(html, {
      url: "https://shop.example/tee",
      headers: { "content-type": "text/html; charset=utf-8", server: "ü" },
    }),
  );

const readBack = (page: PageFacts): Together => readRecord(Buffer.from(recordOf(page)));

/** The facts of a page that lie with it. */
function partsOf(page: PageFacts): Together {
  const { headings, dates, asSent } = page;
  const parts = sections.map((section) => {
    const own = Object.entries(factHomes[section]).filter(([, home]) => home === "page");
    const facts = page[section] as object as Record<string, unknown>;
    return [section, Object.fromEntries(own.map(([key]) => [key, facts[key]]))] as const;
  });
  return { ...(Object.fromEntries(parts) as Record<Section, object>), headings, dates, asSent } as Together;
}

describe("a page's record", () => {
  it("gives back what was written, of each kind of fact", () => {
    const page = pageOf(rich);
    const { head, resources, structuredData, structure, commerce, dates } = page;
    const lists: (readonly unknown[])[] = [
      head.metas,
      head.linkRels,
      page.images.list,
      page.headings,
      structuredData.blocks,
      commerce.prices,
    ];
    lists.push(resources.scripts, resources.styles, resources.iframes, resources.videos, resources.insecure, dates);
    lists.push(structure.duplicateIds, structure.nosnippet, structure.summaries, structure.scriptTargets);
    expect(lists.map(({ length }) => length)).not.toContain(0);
    expect(readBack(page)).toStrictEqual(partsOf(page));
  });

  it("gives back a page that holds nothing, one of many texts, and each of several", () => {
    const many = Array.from(
      { length: 300 },
      (_, index) => `<img src="/${"ж".repeat(index)}" alt="${"é".repeat(index)}">`,
    );
    for (const page of ["", many.join(""), rich, "<p>plain", many.join("")].map(pageOf))
      expect(readBack(page)).toStrictEqual(partsOf(page));
  });

  it("gives back the facts that a page had before its scripts ran, and what JSON can't hold or hides", () => {
    const page = pageOf(rich);
    page.response.headers = JSON.parse('{"__proto__":"x","y":""}');
    page.images.list[0]!.width = Number.POSITIVE_INFINITY;
    page.commerce.prices[0]!.amount = -0.1;
    page.asSent = { words: 3, main: "ä€" } as PageFacts["asSent"] & object;
    expect(readBack(page)).toStrictEqual(partsOf(page));
  });
});

import { describe, expect, it } from "vitest";
import { factsOf } from "../testing/capture-of.ts";
import { findJsonFault } from "./json-fault.ts";

const script = (text: string): string => `<script type="application/ld+json">${text}</script>`;

describe("JSON-LD", () => {
  it("reads objects, arrays and graphs as top-level entities", () => {
    const { structuredData } = factsOf(
      script(
        '{"@context":"https://schema.org","@type":"Product","name":"T","offers":{"@type":["Offer"],"price":9.5}}',
      ) +
        script('{"@context":"https://schema.org","@graph":[{"@type":"WebPage","@id":"#p"},{"@type":"schema:Thing"}]}') +
        script('[{"@type":"http://schema.org/Person","http://schema.org/name":{"@value":"A"}}]'),
    );
    expect(structuredData.blocks.map(({ valid, hasContext }) => [valid, hasContext])).toEqual([
      [true, true],
      [true, true],
      [true, false],
    ]);
    expect(structuredData.items.map(({ types, id, props }) => ({ types, id, props }))).toEqual([
      {
        types: ["Product"],
        id: null,
        props: { name: ["T"], offers: [{ format: "json-ld", types: ["Offer"], id: null, props: { price: [9.5] } }] },
      },
      { types: ["WebPage"], id: "https://shop.example/page#p", props: {} },
      { types: ["Thing"], id: null, props: {} },
      { types: ["Person"], id: null, props: { name: ["A"] } },
    ]);
  });

  it("reads names by their context: prefixes, aliases, vocabularies and reversed properties", () => {
    const context = {
      s: "http://schema.org/",
      title: "s:name",
      kind: "@type",
      madeBy: { "@id": "s:brand", "@type": "@id" },
    };
    const { items } = factsOf(
      script(JSON.stringify({ "@context": context, kind: "s:Product", title: "T", madeBy: "#b", "s:sku": "1" })) +
        script('{"@context":{"@vocab":"https://schema.org/"},"@type":"Brand","@id":"#b","@reverse":{"brand":"#x"}}') +
        script('{"@context":"https://schema.org","type":"Person","id":"#me","name":"A"}') +
        script('{"@context":{"@vocab":"http://xmlns.com/foaf/0.1/"},"@type":"Person","name":"B"}') +
        script(
          '{"@context":["https://schema.org",{"n":{"@id":"name","@container":"@language"}}],"n":{"en":"E","de":"D"}}',
        ),
    ).structuredData;
    const page = "https://shop.example/page";
    const named = (id: string) => ({ format: "json-ld", types: [], id: `${page}${id}`, props: {} });
    expect(items.map(({ types, id, props }) => ({ types, id, props }))).toEqual([
      { types: ["Product"], id: null, props: { name: ["T"], brand: [named("#b")], sku: ["1"] } },
      { types: [], id: `${page}#x`, props: { brand: [named("#b")] } },
      { types: ["Brand"], id: `${page}#b`, props: {} },
      { types: ["Person"], id: `${page}#me`, props: { name: ["A"] } },
      { types: ["http://xmlns.com/foaf/0.1/Person"], id: null, props: { "http://xmlns.com/foaf/0.1/name": ["B"] } },
      { types: [], id: null, props: { name: ["E", "D"] } },
    ]);
  });

  it("says where a block breaks", () => {
    const { blocks } = factsOf(script('{\n  "@type": "Product",\n  "name": "T",\n}')).structuredData;
    expect(blocks[0]).toMatchObject({ valid: false });
    expect(blocks[0]!.error).toContain("line 4, column 1");
    expect(blocks[0]!.excerpt).toContain('"name": "T"');
  });

  it("calls a block in an HTML comment invalid but reads what search engines read", () => {
    const { blocks, items } = factsOf(script('<!-- {"@type":"Product"} -->')).structuredData;
    expect([blocks[0]!.valid, items[0]!.types]).toEqual([false, ["Product"]]);
  });

  it("takes no harm from hostile keys and depth", () => {
    const deep = `${'{"a":'.repeat(200)}1${"}".repeat(200)}`;
    const { items } = factsOf(
      script('{"@type":"A","__proto__":{"x":1},"constructor":"c"}') + script(deep),
    ).structuredData;
    expect(items[0]!.props).toEqual({ constructor: ["c"] });
    expect(Object.getPrototypeOf(items[0]!.props)).toBe(Object.prototype);
  });
});

describe("findJsonFault", () => {
  it.each([
    ["{", 1],
    ['{"a":1,}', 7],
    ["[1,]", 3],
    ['{"a" 1}', 5],
    ["{'a':1}", 1],
    ['{"a":"x\ny"}', 5],
    ["", 0],
    ["[1] 2", 4],
    ['{"a":01}', 6],
  ])("finds the fault of %j at %i", (text, at) => {
    expect(findJsonFault(text).at).toBe(at);
  });
});

describe("microdata", () => {
  it("reads items, nested items and typed values", () => {
    const { items } = factsOf(
      '<div itemscope itemtype="https://schema.org/Product"><h1 itemprop=name>Tent <b>A</b></h1><img itemprop=image src=/t.jpg alt><link itemprop=url href=/t><div itemprop=offers itemscope itemtype="https://schema.org/Offer"><meta itemprop=price content=9.90><span itemprop=priceCurrency content=EUR>€</span></div></div>',
    ).structuredData;
    expect(items).toEqual([
      {
        format: "microdata",
        types: ["Product"],
        id: null,
        props: {
          name: ["Tent A"],
          image: ["https://shop.example/t.jpg"],
          url: ["https://shop.example/t"],
          offers: [
            { format: "microdata", types: ["Offer"], id: null, props: { price: ["9.90"], priceCurrency: ["EUR"] } },
          ],
        },
      },
    ]);
  });

  it("follows itemref without following it in circles", () => {
    const { items } = factsOf(
      '<p id=n><span itemprop=name>Ann</span></p><div itemscope itemtype="https://schema.org/Person" itemref="n self" id=self><span itemprop=jobTitle>Boss</span></div>',
    ).structuredData;
    expect(items[0]!.props).toEqual({ jobTitle: ["Boss"], name: ["Ann"] });
  });
});

describe("RDFa", () => {
  it("reads typeof and property, and leaves Open Graph alone", () => {
    const { items } = factsOf(
      '<meta property="og:title" content=x><div vocab="https://schema.org/" typeof=Product><span property=name>Tent</span><div property=offers typeof=Offer><span property=price content=5>five</span></div></div>',
    ).structuredData;
    expect(items.map(({ format, types, props }) => ({ format, types, props }))).toEqual([
      {
        format: "rdfa",
        types: ["Product"],
        props: { name: ["Tent"], offers: [{ format: "rdfa", types: ["Offer"], id: null, props: { price: ["5"] } }] },
      },
    ]);
  });
});

describe("names of entities across syntaxes", () => {
  it("are absolute, follow links of microdata, and obey vocab and prefix of RDFa", () => {
    const { items } = factsOf(
      `${script('{"@context":"https://schema.org","@type":"Offer","@id":"#o","price":5}')}
      <div itemscope itemtype="https://schema.org/Product" itemid="/p#t"><link itemprop=offers href="#o"><link itemprop=url href="#o"></div>
      <div vocab="http://xmlns.com/foaf/0.1/" typeof=Person><i property=name>A</i></div>
      <div prefix="s: https://schema.org/" typeof="s:Person" resource="#me"><i property="s:name">B</i><a property="s:url" href="/b">b</a></div>
      <p vocab="https://schema.org/" resource="#me"><i property=jobTitle>Boss</i></p>`,
    ).structuredData;
    const page = "https://shop.example/page";
    expect(items.slice(1).map(({ types, id, props }) => ({ types, id, props }))).toEqual([
      {
        types: ["Product"],
        id: "https://shop.example/p#t",
        props: { offers: [{ format: "microdata", types: [], id: `${page}#o`, props: {} }], url: [page] },
      },
      { types: ["http://xmlns.com/foaf/0.1/Person"], id: null, props: { "http://xmlns.com/foaf/0.1/name": ["A"] } },
      { types: ["Person"], id: `${page}#me`, props: { name: ["B"], url: ["https://shop.example/b"] } },
      { types: [], id: `${page}#me`, props: { jobTitle: ["Boss"] } },
    ]);
  });

  it("take no harm from property names that every object has", () => {
    const body = '<div itemscope itemtype="https://schema.org/Thing"><b itemprop="constructor __proto__">x</b></div>';
    expect(factsOf(body).structuredData.items[0]!.props).toEqual({ constructor: ["x"] });
  });
});

describe("marked up texts", () => {
  const faq = (answer: string): string =>
    script(
      JSON.stringify({
        "@context": "https://schema.org",
        "@type": "FAQPage",
        mainEntity: [
          { "@type": "Question", name: "How hard is enamel?", acceptedAnswer: { "@type": "Answer", text: answer } },
        ],
      }),
    );

  it("count as shown when their words are there in another order or form, and as unseen otherwise", () => {
    const page =
      "<h2>How hard is enamel?</h2><p>Enamel is the hardest material of the body, around five on the scale, harder than steel.</p>";
    const reworded = "Enamel is the body's hardest material: about five on the scale and harder than steel.";
    expect(factsOf(faq(reworded) + page).structuredData.visible).toEqual({ sought: 2, unseen: [] });
    const other = "Delivery within Europe takes three to five working days, express parcels arrive tomorrow.";
    expect(factsOf(faq(other) + page).structuredData.visible.unseen).toEqual([{ at: "Answer > text", text: other }]);
  });

  it("are unseen as a whole where no question is shown and one of them is about something else", () => {
    const questions = ["How hard is enamel at home?", "Where do couriers collect parcels tomorrow?"];
    const block = script(
      JSON.stringify({
        "@context": "https://schema.org",
        "@type": "FAQPage",
        mainEntity: questions.map((name) => ({ "@type": "Question", name })),
      }),
    );
    const page = (text: string): string => `${block}<p>Enamel at home is hard.</p><p>${text}</p>`;
    expect(factsOf(page("")).structuredData.visible.unseen.map(({ text }) => text)).toEqual(questions);
    expect(factsOf(page("How hard is enamel at home?")).structuredData.visible.unseen).toHaveLength(1);
  });
});

import { pageOf } from "@audit/testkit";
import { expect, test } from "vitest";
import { scripts } from "../../case-pages/product-page.ts";
import { amountsOf } from "../offer-price.ts";
import { mainProductsOf, offersOf } from "../products.ts";
import { everyItem, firstText, textsOf, topItems } from "../structured-data.ts";
import { asSaidIn, syntaxesOf } from "./entity-graph.ts";

const data = (jsonLd: unknown, body = "") =>
  pageOf(`<!doctype html><html><head><title>T</title>${scripts(jsonLd)}</head><body>${body}</body></html>`)
    .structuredData;
const product = (more: object) => ({ "@context": "https://schema.org", "@type": "Product", ...more });
const micro = (inner: string, attributes = ""): string =>
  `<div itemscope itemtype="https://schema.org/Product" ${attributes}>${inner}</div>`;

test("a product in microdata has the offers that JSON-LD gives the same @id", () => {
  const read = data(
    { "@context": "https://schema.org", "@id": "#mug", offers: { "@type": "Offer", price: 9 } },
    micro(`<b itemprop="name">Mug</b>`, `itemid="#mug"`),
  );
  const [only, ...others] = mainProductsOf(read);
  expect(others).toEqual([]);
  expect([firstText(only!, "name"), offersOf(only!).flatMap(amountsOf)]).toEqual(["Mug", [9]]);
});

test("RDFa joins in by its resource, and a link in microdata names an entity of JSON-LD", () => {
  const read = data(
    { "@context": "https://schema.org", "@type": "Offer", "@id": "#offer", price: 9 },
    `${micro(`<b itemprop="name">Mug</b><link itemprop="offers" href="#offer">`, `itemid="#mug"`)}
     <p vocab="https://schema.org/" resource="#mug" typeof="Product"><i property="sku">M1</i></p>`,
  );
  const [mug] = mainProductsOf(read);
  expect([firstText(mug!, "sku"), offersOf(mug!).flatMap(amountsOf)]).toEqual(["M1", [9]]);
  expect(syntaxesOf(mug!)).toEqual(["microdata", "rdfa"]);
});

test("one product without any @id is one in both syntaxes, as is the one offer of each; each value knows its syntax", () => {
  const body = micro(
    `<b itemprop="name">Mug</b><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><i itemprop="price">8</i><link itemprop="availability" href="https://schema.org/InStock"></div>`,
  );
  const [mug, ...others] = mainProductsOf(data(product({ name: "Mug", offers: { "@type": "Offer", price: 9 } }), body));
  expect(others).toEqual([]);
  const [offer, ...more] = offersOf(mug!);
  expect(more).toEqual([]);
  expect([amountsOf(offer!), firstText(offer!, "availability")]).toEqual([[9, 8], "https://schema.org/InStock"]);
  expect(["json-ld", "microdata"].map((syntax) => textsOf(asSaidIn(offer!, syntax as "rdfa"), "price"))).toEqual([
    ["9"],
    ["8"],
  ]);
});

test("products of different names stay two, one per syntax", () => {
  const read = data(product({ name: "Mug" }), micro(`<b itemprop="name">Plate</b>`));
  expect(mainProductsOf(read).map(({ format }) => format)).toEqual(["json-ld", "microdata"]);
});

test("circles over syntaxes and reversed properties end", () => {
  const read = data(
    [
      product({ "@id": "#a", name: "Mug", isRelatedTo: { "@id": "#b" } }),
      { "@context": "https://schema.org", "@type": "Brand", name: "Northfire", "@reverse": { brand: { "@id": "#a" } } },
    ],
    micro(`<b itemprop="name">Mug</b><link itemprop="isRelatedTo" href="#a">`, `itemid="#b"`),
  );
  expect(topItems(read).length).toBeGreaterThan(1);
  const mug = everyItem(read).find(({ item }) => item.id?.endsWith("#a"))!.item;
  expect(firstText(mug, "brand")).toBe("Northfire");
  expect(asSaidIn(mug, "json-ld").types).toEqual(["Product"]);
});

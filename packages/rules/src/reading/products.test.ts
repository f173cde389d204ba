import { pageOf } from "@audit/testkit";
import { expect, test } from "vitest";
import { scripts } from "../case-pages/product-page.ts";
import { amountsOf, currencyOf } from "./offer-price.ts";
import { mainProductOf, offersOf, productsOf } from "./products.ts";
import { everyItem, firstText, topItems } from "./structured-data.ts";

const data = (jsonLd: unknown, body = "") =>
  pageOf(`<!doctype html><html><head><title>T</title>${scripts(jsonLd)}</head><body>${body}</body></html>`)
    .structuredData;
const graph = (...nodes: readonly unknown[]) => data({ "@context": "https://schema.org", "@graph": nodes });
const offer = (price: unknown) => ({ "@type": "Offer", price, priceCurrency: "EUR" });

test("a reference stands for the entity it names, also in circles", () => {
  const read = graph(
    { "@id": "#a", "@type": "Product", name: "Mug", brand: { "@id": "#b" } },
    { "@id": "#b", "@type": "Brand", name: "Northfire", makes: { "@id": "#a" } },
  );
  expect(firstText(mainProductOf(read)!, "brand")).toBe("Northfire");
  expect(everyItem(read)).toHaveLength(2);
});

test("two descriptions of one @id are one entity, the first having its way", () => {
  const read = graph({ "@id": "#a", "@type": "Product", name: "Mug" }, { "@id": "#a", name: "Other", sku: "1" });
  expect(topItems(read)).toHaveLength(1);
  expect([firstText(mainProductOf(read)!, "name"), firstText(mainProductOf(read)!, "sku")]).toEqual(["Mug", "1"]);
});

test("offers that name what they offer belong to it", () => {
  const read = graph({ "@id": "#a", "@type": "Product", name: "Mug" }, { ...offer(5), itemOffered: { "@id": "#a" } });
  expect(offersOf(mainProductOf(read)!).flatMap(amountsOf)).toEqual([5]);
});

test("a group comes before its variants and has their offers", () => {
  const read = graph(
    { "@id": "#s", "@type": "Product", name: "Mug S", isVariantOf: { "@id": "#g" }, offers: offer(5) },
    {
      "@id": "#g",
      "@type": "ProductGroup",
      name: "Mug",
      hasVariant: [{ "@type": "Product", name: "L", offers: [offer(7)] }],
    },
  );
  expect(firstText(mainProductOf(read)!, "name")).toBe("Mug");
  expect(
    offersOf(mainProductOf(read)!)
      .flatMap(amountsOf)
      .toSorted((a, b) => a - b),
  ).toEqual([5, 7]);
  expect(productsOf(read)).toHaveLength(1);
});

test("related products and list members are not what the page is about", () => {
  const read = graph(
    { "@type": "Product", name: "Mug", isRelatedTo: { "@id": "#p" } },
    { "@id": "#p", "@type": "Product", name: "Plate" },
    { "@type": "ItemList", itemListElement: { "@type": "ListItem", item: { "@type": "Product", name: "Bowl" } } },
  );
  expect(productsOf(read).map((product) => firstText(product, "name"))).toEqual(["Mug"]);
});

test("an AggregateOffer stands for the offers in it when these have prices, else for itself", () => {
  const aggregate = { "@type": "AggregateOffer", lowPrice: "3.00", priceCurrency: "EUR" };
  const listed = data({ "@type": "Product", offers: { ...aggregate, offers: [offer(3), offer(4)] } });
  expect(offersOf(mainProductOf(listed)!).flatMap(amountsOf)).toEqual([3, 4]);
  const alone = data({ "@type": "Product", offers: { ...aggregate, offers: [{ "@type": "Offer", url: "/a" }] } });
  expect(offersOf(mainProductOf(alone)!).flatMap(amountsOf)).toEqual([3]);
});

test("prices may stand in a price specification; struck through and member prices don't count", () => {
  const specification = (price: number, more = {}) => ({
    "@type": "UnitPriceSpecification",
    price,
    priceCurrency: "CHF",
    ...more,
  });
  const read = data({
    "@type": "Product",
    offers: {
      "@type": "Offer",
      priceSpecification: [
        specification(9),
        specification(12, { priceType: "https://schema.org/StrikethroughPrice" }),
        specification(8, { validForMemberTier: { "@type": "MemberProgramTier", name: "gold" } }),
      ],
    },
  });
  const [only] = offersOf(mainProductOf(read)!);
  expect([amountsOf(only!), currencyOf(only!)]).toEqual([[9], "CHF"]);
});

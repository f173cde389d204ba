import { describe, expect, test } from "vitest";
import {
  isSchemaName,
  isSchemaProperty,
  isSchemaType,
  nameMeant,
  propertyMeant,
  typeMeant,
  withSubtypes,
} from "./schema-names.ts";

describe("the schema.org vocabulary", () => {
  test("knows types, properties and members of enumerations of release 30.0", () => {
    expect(["Product", "ProductGroup", "OnlineStore", "ShippingService"].filter((name) => !isSchemaType(name))).toEqual(
      [],
    );
    expect(["price", "hasVariant", "hasShippingService"].filter((name) => !isSchemaProperty(name))).toEqual([]);
    expect(["InStock", "MerchantReturnFiniteReturnWindow", "Offer"].filter((name) => !isSchemaName(name))).toEqual([]);
    expect(["Prodcut", "instock", "__proto__", "constructor"].filter(isSchemaName)).toEqual([]);
  });

  test("names what a typo was meant to be, and nothing for names of other vocabularies", () => {
    expect([typeMeant("product"), typeMeant("Prodcut"), typeMeant("Organisation"), typeMeant("Frobnicator")]).toEqual([
      "Product",
      "Product",
      "Organization",
      null,
    ]);
    expect([propertyMeant("pricecurrency"), propertyMeant("streetAdress"), propertyMeant("myOwnThing")]).toEqual([
      "priceCurrency",
      "streetAddress",
      null,
    ]);
    expect(nameMeant("Instock")).toBe("InStock");
  });

  test("follows types down to all that are below", () => {
    const below = withSubtypes("LocalBusiness");
    expect([below.has("IceCreamShop"), below.has("Dentist"), below.has("OnlineStore")]).toEqual([true, true, false]);
  });
});

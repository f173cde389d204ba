import { productPages } from "../../../../populations.ts";
import { mainItemsOf, mainProductsOf } from "../../../../reading/products.ts";
import { hasAddress, placeOf } from "../../../../reading/structured-data.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "product-image-missing",
  category: "schema",
  area: "product",
  severity: "high",
  fixKind: "json-ld",
  certainty: 1,
  over: productPages,
  reads: ["structuredData"],
  says: {
    failing: "Product markup has no image",
    why: "Google requires an image for shopping results. Without it the product can't appear there.",
    fix: "Fill the property image with the full addresses of the product's photos, best in several proportions.",
    source: "https://developers.google.com/search/docs/appearance/structured-data/merchant-listing",
  },
  told: ({ mainProduct, picturedProduct }) => (!mainProduct ? notApplicable() : picturedProduct ? pass() : null),
  judge: ({ structuredData }) => {
    const products = mainProductsOf(structuredData);
    if (products.length === 0) return notApplicable();
    if (mainItemsOf(structuredData).some((item) => hasAddress(item, "image"))) return pass();
    return fail({ at: `${placeOf(products[0]!)} > image`, saw: null, expected: "the address of a photo" });
  },
});

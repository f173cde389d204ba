import { productPage } from "../../../../case-pages/product-page.ts";
import { GROUP, groupPage as page } from "../../../../case-pages/variant-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [
    page(),
    page({
      productGroupID: undefined,
      hasVariant: GROUP.hasVariant.map((variant) => ({ ...variant, inProductGroupWithID: "MUG" })),
    }),
  ],
  failing: [page({ productGroupID: undefined }), page({ productGroupID: "" })],
  outside: [productPage()],
};

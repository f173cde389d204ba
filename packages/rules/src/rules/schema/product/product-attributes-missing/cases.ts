import { productPage } from "../../../../case-pages/product-page.ts";
import { GROUP, groupPage as page } from "../../../../case-pages/variant-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const main = (spec: string): string =>
  `<h1>Blue mug</h1><p>A stoneware mug with a wide handle.</p><p>€ 19.90</p><ul><li>${spec}</li></ul><button>Add to cart</button>`;
const [S, L] = GROUP.hasVariant;

export const cases: PageRuleCases = {
  passing: [
    page(),
    page({ material: "Stoneware" }, { main: main("Material: Stoneware") }),
    page({
      hasVariant: [S, L].map(({ size, ...variant }) => ({
        ...variant,
        additionalProperty: { "@type": "PropertyValue", name: "Size", value: size },
      })),
    }),
    page(
      {},
      {
        main: main(
          "Size: choose the one that fits your hands and the kind of tea that you drink every day of the year",
        ),
      },
    ),
  ],
  failing: [
    page({ hasVariant: [S, { ...L, size: undefined }] }),
    page({ variesBy: ["https://schema.org/size", "https://schema.org/color"] }),
    page({}, { main: main("Material: Stoneware") }),
  ],
  outside: [productPage(), productPage({ main: main("Material: Stoneware") })],
};

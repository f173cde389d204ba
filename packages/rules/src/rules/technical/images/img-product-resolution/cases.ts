import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import { seenImage, withImages } from "../../../../case-pages/seen-images.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const product = productPage().html!;
const both = productPage({ jsonLd: { ...PRODUCT, image: [PRODUCT.image, "https://shop.example/large.jpg"] } }).html!;
const mug = (width: number, height: number) => seenImage({ url: PRODUCT.image, width, height });

export const cases: SiteRuleCases = {
  passing: [
    withImages(product, mug(1500, 1500)),
    // A bottle, and a small preview beside the large photo.
    withImages(product, mug(450, 1400)),
    withImages(both, mug(300, 300), seenImage({ url: "https://shop.example/large.jpg", width: 1600, height: 1600 })),
  ],
  failing: [
    { ...withImages(product, mug(300, 300)), faults: ["/page"] },
    withImages(product, mug(480, 360), seenImage({ width: 2000, height: 2000 })),
  ],
  outside: [
    // Not a product, another file than the one named, and one of two named files not loaded.
    withImages(teaPage("<h1>Tea</h1>"), mug(100, 100)),
    withImages(product, seenImage({ width: 100, height: 100 })),
    withImages(both, mug(300, 300)),
  ],
  unknown: [notRun(product), ran(product)],
};

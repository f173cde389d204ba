import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const step = (position: unknown, name: unknown, item?: unknown): unknown => ({
  "@type": "ListItem",
  position,
  name,
  item,
});
const trail = (...itemListElement: readonly unknown[]): ReturnType<typeof productPage> =>
  productPage({ jsonLd: { "@context": "https://schema.org", "@type": "BreadcrumbList", itemListElement } });
const root = "https://shop.example";

export const cases: PageRuleCases = {
  passing: [
    productPage({
      rest: `<ol vocab="https://schema.org/" typeof="BreadcrumbList"><li property="itemListElement" typeof="ListItem"><a property="item" typeof="WebPage" href="https://shop.example/mugs"><span property="name">Mugs</span></a><meta property="position" content="1"></li><li property="itemListElement" typeof="ListItem"><span property="name">Blue mug</span><meta property="position" content="2"></li></ol>`,
    }),
    trail(step(1, "Mugs", `${root}/mugs`), step("current page", "Blue mug")),
    trail(step(1, "Mugs", `${root}/mugs`), step(2, "Blue mug")),
    trail(step("1", "Mugs", `${root}/mugs`), step("2", "Blue mug", `${root}/products/blue-mug`)),
    trail(step(1, undefined, { "@id": `${root}/mugs`, name: "Mugs" }), step(2, "Blue mug")),
    productPage({
      jsonLd: PRODUCT,
      rest: `<ol itemscope itemtype="https://schema.org/BreadcrumbList"><li itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><a itemprop="item" href="/mugs"><span itemprop="name">Mugs</span></a><meta itemprop="position" content="1"></li></ol>`,
    }),
  ],
  failing: [
    productPage({
      rest: `<ol vocab="https://schema.org/" typeof="BreadcrumbList"><li property="itemListElement" typeof="ListItem"><a property="item" typeof="WebPage" href="https://shop.example/mugs"><span property="name"></span></a><meta property="position" content="1"></li></ol>`,
    }),
    trail(step(1, "", root), step(2, "Blue mug")),
    trail(step(1, "Mugs"), step(2, "Blue mug")),
    trail(step(1, "Mugs", "/mugs"), step(2, "Blue mug")),
    trail(step(undefined, "Mugs", `${root}/mugs`), step(2, "Blue mug")),
    trail(step(1, "Home", root), step(1, "Mugs", `${root}/mugs`)),
    trail(),
  ],
  outside: [productPage(), productPage({ jsonLd: null })],
};

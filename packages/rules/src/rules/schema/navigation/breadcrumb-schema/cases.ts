import { categoryPage } from "../../../../case-pages/category-page.ts";
import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const trail = {
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [{ "@type": "ListItem", position: 1, name: "Mugs", item: "https://shop.example/mugs" }],
};

const TRAIL = '<nav aria-label="Breadcrumb"><a href="/">Home</a> / <a href="/mugs">Mugs</a> / Blue mug</nav>';

export const cases: PageRuleCases = {
  passing: [
    productPage({ jsonLd: [PRODUCT, trail] }),
    categoryPage({ jsonLd: { "@context": "https://schema.org", "@type": "CollectionPage", breadcrumb: trail } }),
  ],
  failing: [
    productPage({ rest: TRAIL }),
    categoryPage({ intro: TRAIL }),
    productPage({ rest: '<div class="crumbs"><a href="/">Home</a> › <a href="/mugs">Mugs</a> › Blue mug</div>' }),
  ],
  outside: [
    // No trail is shown: markup would name what nobody sees.
    productPage(),
    categoryPage(),
    productPage({ path: "/blue-mug" }),
    "<!doctype html><title>About</title><h1>About us</h1><p>We are potters.</p>",
  ],
  unknown: [productPage({ jsonLd: [PRODUCT, "{ broken"], rest: TRAIL })],
};

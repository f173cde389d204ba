import { productPage } from "../../../../case-pages/product-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const home = '<title>Shop</title><h1>Shop</h1><a href="/collections/mugs">Mugs</a>';
const list = '<title>Mugs</title><h1>Mugs</h1><a href="/products/blue-mug">Blue mug</a>';
const shop = (rest: string) => ({
  pages: { "/": home, "/collections/mugs": list, "/products/blue-mug": productPage({ rest }) },
});
const trail = {
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [{ "@type": "ListItem", position: 1, name: "Mugs", item: "https://shop.example/collections/mugs" }],
};

export const cases: SiteRuleCases = {
  passing: [
    shop('<nav aria-label="Breadcrumb"><a href="/">Home</a> / <a href="/collections/mugs">Mugs</a> / Blue mug</nav>'),
    shop('<ol class="breadcrumb"><li><a href="/">Home</a></li><li>Blue mug</li></ol>'),
    shop(`<script type="application/ld+json">${JSON.stringify(trail)}</script>`),
  ],
  failing: [{ ...shop(""), faults: ["/products/blue-mug"] }],
  outside: [
    { pages: { "/": home } },
    // No list stands between home and product.
    {
      pages: {
        "/": '<title>Shop</title><h1>Shop</h1><a href="/about">About us</a>',
        "/about": '<title>About us</title><h1>About us</h1><a href="/products/blue-mug">Blue mug</a>',
        "/products/blue-mug": productPage({ rest: '<a href="/">Home</a>' }),
      },
    },
    // One click from home: nothing to show the way to.
    { pages: { "/": '<title>Shop</title><a href="/products/blue-mug">Mug</a>', "/products/blue-mug": productPage() } },
  ],
};

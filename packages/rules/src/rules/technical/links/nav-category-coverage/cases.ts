import { linkedShop } from "../../../../case-pages/linked-shop.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const noMenu = '<a href="/about">About</a>';
const about = '<title>About</title><h1>About us</h1><a href="/collections/vases">Vases</a>';
const shop = linkedShop({ inMenu: 3, home: noMenu });
/** The French menu leads where the English one doesn't. */
const inFrench = '<html lang="fr"><title>Vases</title><h1>Vases</h1><a href="/collections/vases">Vases</a></html>';
const bilingual = linkedShop({
  inMenu: 3,
  home: '<link rel="alternate" hreflang="fr" href="/fr/"><a href="/fr/">Français</a>',
});
const hidden = { ...shop, pages: { ...shop.pages, "/about": about } };

/** The menu names the category without the slash, and the server forwards. */
const forwarding = linkedShop({ inMenu: 3, home: '<a href="/vases">Vases</a>' });

export const cases: SiteRuleCases = {
  passing: [
    {
      ...forwarding,
      pages: {
        ...forwarding.pages,
        "/vases": { status: 301, redirectTo: "https://shop.example/collections/vases" },
      },
    },
    { ...bilingual, pages: { ...bilingual.pages, "/fr/": inFrench } },
    linkedShop({ inMenu: 4 }),
    // The menu names the file that the server sends for the category.
    linkedShop({ inMenu: 3, home: '<a href="/collections/vases.html">Vases</a>' }),
    linkedShop({ inMenu: 3, home: '<a href="/collections/vases">Vases</a>' }),
  ],
  failing: [{ ...hidden, faults: ["/collections/vases"] }],
  outside: [{ pages: { "/": "<title>Shop</title><h1>Shop</h1>" } }],
  unknown: [{ ...hidden, notCrawled: [{ reason: "limit", count: 3, examples: ["https://shop.example/more"] }] }],
};

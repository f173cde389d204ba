import { productPage } from "../../../../case-pages/product-page.ts";
import { shopHome } from "../../../../case-pages/shop-home.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const product = { "/products/blue-mug": productPage() };
const site = (links: string, lang: string, origin = "https://shop.example") => ({
  origin,
  pages: { "/": shopHome(links, lang), ...product },
});

export const cases: SiteRuleCases = {
  passing: [
    site('<a href="/impressum">Impressum</a>', "de"),
    site('<a href="/legal">Mentions légales</a>', "fr", "https://boutique.fr"),
    site('<a href="/aviso-legal">Aviso legal</a>', "es", "https://tienda.es"),
    site('<a href="/imprint">Imprint</a>', "en", "https://shop.at"),
  ],
  failing: [site('<a href="/agb">AGB</a>', "de"), site('<a href="/cgv">CGV</a>', "fr", "https://boutique.fr")],
  outside: [
    site("", "en"),
    site("", "fr"),
    { pages: { "/": '<!doctype html><html lang="de"><title>Notizen</title><h1>Notizen</h1><p>Über Ton.</p></html>' } },
  ],
  unknown: [{ ...site("", "de"), notCrawled: [{ reason: "limit", count: 40, examples: [] }] }],
};

import { productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const SOUND = `{"@context":"https://schema.org","@type":"Thing","name":"A"}`;

export const cases: PageRuleCases = {
  passing: [productPage(), productPage({ jsonLd: [SOUND, `[${SOUND}]`] })],
  failing: [
    productPage({ jsonLd: `{"@context":"https://schema.org","@type":"Product","name":"Mug",}` }),
    productPage({ jsonLd: [SOUND, `{"@context":"https://schema.org","name":"12" mug"}`] }),
    productPage({ jsonLd: `{"@context":"https://schema.org","description":"two\nlines"}` }),
  ],
  outside: [productPage({ jsonLd: null }), { ...productPage({ jsonLd: "{" }), status: 404 }],
};

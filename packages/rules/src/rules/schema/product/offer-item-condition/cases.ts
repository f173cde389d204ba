import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (name: string, itemCondition?: string) => {
  const { html, url } = productPage({
    jsonLd: { ...PRODUCT, name, offers: { ...OFFER, itemCondition } },
    main: `<h1>${name}</h1><p>A stoneware mug with a wide handle.</p><p>€ 19.90</p><button>Add to cart</button>`,
  });
  return { html: html!.replace(/<title>.*?<\/title>/, `<title>${name} | Acme</title>`), url: url! };
};
const NEW = "https://schema.org/NewCondition";

export const cases: PageRuleCases = {
  passing: [
    page("Phone 12, refurbished", "https://schema.org/RefurbishedCondition"),
    page("Kamera gebraucht", "UsedCondition"),
  ],
  failing: [page("Phone 12 refurbished", NEW), page("Kamera (gebraucht)"), page("Generalüberholter Verstärker", NEW)],
  outside: [page("Blue mug", NEW), page("Distressed leather bag"), productPage({ jsonLd: null })],
};

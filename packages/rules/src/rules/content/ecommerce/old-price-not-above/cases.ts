import { productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (prices: string, lang = "en"): ReturnType<typeof productPage> =>
  productPage({
    lang,
    jsonLd: null,
    main: `<h1>Blue mug</h1><p>A stoneware mug with a wide handle, glazed twice and fired hot.</p>${prices}<button>Add to cart</button>`,
  });

export const cases: PageRuleCases = {
  passing: [
    page("<p><s>€ 24.90</s> <b>€ 19.90</b></p>"),
    page("<p><b>€ 19.90</b> <del>€ 24.90</del></p><p>Set of six: € 99.00</p>"),
    page("<p><s>2 990 ₽</s> <b>1 990 ₽</b></p>", "ru"),
    page("<p><s>€ 24.90</s> € 19.90 (€ 39.80 / kg)</p>"),
  ],
  failing: [
    page("<p><s>€ 19.90</s> <b>€ 24.90</b></p>"),
    page("<p><s>€ 19.90</s> <b>€ 19.90</b></p>"),
    page("<p><del>1 990 ₽</del> <b>2 990 ₽</b></p>", "ru"),
    page("<p><s>¥1,980</s> <b>¥2,980</b></p>", "ja"),
    page("<p><s>19,90 €</s> <b>24,90 €</b></p>", "de"),
  ],
  outside: [page("<p>€ 19.90</p>"), page("<p><s>€ 5.00</s> € 190.00</p>"), page("<p><s>€ 5.00</s></p>")],
};

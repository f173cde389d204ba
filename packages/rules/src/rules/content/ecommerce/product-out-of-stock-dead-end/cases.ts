import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const gone = { ...PRODUCT, offers: { ...OFFER, availability: "https://schema.org/OutOfStock" } };
const page = (more: string, lang = "en"): ReturnType<typeof productPage> =>
  productPage({
    jsonLd: gone,
    lang,
    main: `<h1>Blue mug</h1><p>A stoneware mug with a wide handle, glazed twice and fired hot.</p><p>€ 19.90</p>${more}`,
  });

export const cases: PageRuleCases = {
  passing: [
    page("<p>Out of stock</p><h2>Similar products</h2><a href=/products/green-mug>Green mug</a>"),
    page("<p>Sold out</p><button>Notify me</button>"),
    page("<p>Ausverkauft</p><p>Wieder lieferbar ab 3. März</p>", "de"),
  ],
  failing: [page("<p>Out of stock</p>"), page("<p>Ausverkauft</p>", "de")],
  outside: [productPage(), "<!doctype html><title>About</title><h1>About us</h1><p>Sold out.</p>"],
};

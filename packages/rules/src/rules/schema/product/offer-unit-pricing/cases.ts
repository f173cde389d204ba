import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (shown: string, offer: object = OFFER): ReturnType<typeof productPage> =>
  productPage({
    jsonLd: { ...PRODUCT, offers: offer },
    main: `<h1>Olive oil</h1><p>Pressed cold from olives of our own trees.</p>${shown}<button>Add to cart</button>`,
  });
const litres = (value: number): object => ({ "@type": "QuantitativeValue", value, unitCode: "LTR" });
const priceSpecification = {
  "@type": "UnitPriceSpecification",
  price: "19.90",
  priceCurrency: "EUR",
  referenceQuantity: { ...litres(0.5), valueReference: litres(1) },
};

export const cases: PageRuleCases = {
  passing: [page("<p>0,5 l, 19,90 € (39,80 € / l)</p>", { ...OFFER, priceSpecification })],
  failing: [
    page("<p>0,5 l, 19,90 €</p><p>39,80 € / l</p>"),
    page("<p>500 ml</p><p>€ 19.90</p><p>€ 39.80 per litre</p>"),
    page("<p>Inhalt: 250 g</p><p>19,90 €</p><p>Grundpreis: 7,96 € pro 100 g</p>"),
  ],
  outside: [
    page("<p>19,90 €</p>"),
    // The content is named nowhere, so the unit price may be another product's.
    page("<p>19,90 €</p><p>39,80 € / l</p>"),
    page("<p>1 l, 19,90 €</p><p>39,80 € / l</p>"),
    page("<p>0,5 l for 19,90 €, sent in boxes of 12 per m²</p>"),
    productPage({ jsonLd: null }),
  ],
};

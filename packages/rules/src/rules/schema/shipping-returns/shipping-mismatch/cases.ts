import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import { SHIPPING } from "../../../../case-pages/shipped-product.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const rated = (value: number, text: string, price = "19.90"): ReturnType<typeof productPage> => {
  const shippingDetails = { ...SHIPPING, shippingRate: { "@type": "MonetaryAmount", value, currency: "EUR" } };
  return productPage({
    jsonLd: { ...PRODUCT, offers: { ...OFFER, price, shippingDetails } },
    main: `<h1>Blue mug</h1><p>A stoneware mug.</p><p>€ ${price}</p>${text}<button>Add to cart</button>`,
  });
};
const policy = (text: string): string =>
  `<!doctype html><html lang="en"><title>Shipping</title><main><h1>Shipping</h1><p>${text}</p></main></html>`;
const site = (value: number, onProduct: string, onPolicy = "", price?: string) => ({
  pages: {
    "/products/mug": rated(value, onProduct, price),
    ...(onPolicy ? { "/policies/shipping": policy(onPolicy) } : {}),
  },
});
const faults = ["/products/mug"];

export const cases: SiteRuleCases = {
  passing: [
    site(4.9, "<p>plus shipping of €4.90</p>"),
    site(0, "<p>Free shipping</p>"),
    site(4.9, "", "Shipping costs €4.90. Free shipping over €50."),
    site(4.9, "<p>Delivery in 3 to 5 working days</p>"),
    site(4.9, "<p>We ship only to Germany, Austria and the Netherlands.</p>"),
    site(4.9, "<p>Wir liefern ausschließlich innerhalb Deutschlands.</p>"),
  ],
  failing: [
    { ...site(4.9, "<p>Free shipping</p>"), faults },
    { ...site(0, "", "Free delivery on orders over €50."), faults },
    { ...site(4.9, "", "Free delivery on orders over €50.", "69.00"), faults },
    { ...site(4.9, "", "Shipping costs €7.50."), faults },
    { ...site(4.9, "<p>Delivery in 15 to 20 days</p>"), faults },
    { ...site(4.9, "", "We currently ship only to the United Kingdom and Ireland."), faults },
    { ...site(4.9, "<p>Lieferung nur nach Österreich.</p>"), faults },
  ],
  outside: [{ pages: { "/products/mug": productPage() } }],
  unknown: [
    site(4.9, "<p>We pack with care.</p>"),
    // The price of the mug, not of its way.
    site(4.9, "<p>€19.90 incl. VAT plus shipping</p>"),
    // Another currency is another shop window.
    site(4.9, "", "Shipping costs £7.50."),
    site(4.9, "", "Express shipping costs €12.50."),
    site(4.9, "", "Shipping to Spain costs €7.50. Shipping to Malta costs €9.50."),
    site(4.9, "<p>Free shipping for members only</p>"),
    // Some goods, some ways of sending, or more places than can be named.
    site(4.9, "<p>Sofas: delivery only within Austria.</p>"),
    site(4.9, "<p>We ship only to Austria and its neighbours.</p>"),
    site(4.9, "<p>We do not ship only to Austria.</p>"),
  ],
};

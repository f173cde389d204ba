import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import { RETURNS, returnableProduct } from "../../../../case-pages/shipped-product.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const policy = (text: string, lang = "en"): string =>
  `<!doctype html><html lang="${lang}"><title>Returns</title><main><h1>Returns</h1><p>${text}</p></main></html>`;
const site = (text: string, more: object = {}): { pages: Record<string, ReturnType<typeof productPage> | string> } => ({
  pages: { "/products/mug": returnableProduct({ ...RETURNS, ...more }), "/policies/returns": policy(text) },
});
const german = returnableProduct({ ...RETURNS, merchantReturnDays: 14 });

export const cases: SiteRuleCases = {
  passing: [
    site("You may return anything within 30 days."),
    site("By law you have a 14-day right to return. We give you 30 days."),
    site("Return it within 30 days. Refunds take 5 days."),
    site("Returns are free. You may return anything within 30 days."),
  ],
  failing: [
    { ...site("You may return anything within 14 days."), faults: ["/products/mug"] },
    { ...site("Returns: 30 days. You pay for return shipping."), faults: ["/products/mug"] },
    {
      ...site("You may return goods within 14 days.", {
        returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
        merchantReturnDays: undefined,
      }),
      faults: ["/products/mug"],
    },
    {
      pages: {
        "/products/mug": { ...german, html: german.html!.replace('lang="en"', 'lang="de"') },
        "/rueckgabe": policy("Sie können alles innerhalb von 100 Tagen zurücksenden.", "de"),
      },
      faults: ["/products/mug"],
    },
  ],
  outside: [{ pages: { "/products/mug": productPage({ jsonLd: PRODUCT }), "/policies/returns": policy("14 days") } }],
  unknown: [
    { pages: { "/products/mug": returnableProduct() } },
    site("We refund your money within 5 days."),
    site("You may return mugs within 14 days. You may return plates within 20 days."),
    // The returns page of another language may be another shop's.
    {
      pages: {
        "/products/mug": returnableProduct(),
        "/fr/retours": policy("Vous pouvez retourner les articles sous 14 jours.", "fr"),
      },
    },
  ],
};

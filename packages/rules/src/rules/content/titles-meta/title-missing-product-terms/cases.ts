import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageCase } from "@audit/testkit";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (title: string, product: object = {}, head = ""): PageCase => {
  const made = productPage({ jsonLd: { ...PRODUCT, ...product }, head });
  return { ...made, html: made.html!.replace("Blue mug | Acme", title) };
};

export const cases: PageRuleCases = {
  passing: [
    // The markup names it in another language.
    { ...page("Théière bleue | Northfire", { name: "Blue pot" }), url: "https://shop.example/products/theiere-bleue" },
    page("Blue mug by Northfire | Acme"),
    page("Northfire: mug, blue | Acme"),
    page("Blue mug | Acme", { brand: undefined }),
    page("Blue mug", { brand: { "@type": "Brand", name: "Acme" } }, '<meta property="og:site_name" content="Acme">'),
  ],
  failing: [page("Blue mug | Acme"), page("Buy now | Northfire")],
  outside: [productPage({ jsonLd: null }), page("")],
};

import { homePageWith } from "../../../../case-pages/home-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const store = (name: string, url?: string): object => ({
  "@context": "https://schema.org",
  "@type": "Store",
  name,
  url,
  address: { "@type": "PostalAddress", streetAddress: `${name}gasse 1` },
});

export const cases: PageRuleCases = {
  passing: [
    homePageWith([
      store("Wien", "https://shop.example/stores/wien"),
      store("Graz", "https://shop.example/stores/graz"),
    ]),
  ],
  failing: [
    homePageWith([store("Wien"), store("Graz")]),
    homePageWith([store("Wien", "https://shop.example/"), store("Graz", "https://shop.example/")]),
  ],
  outside: [homePageWith(store("Wien")), homePageWith(null)],
};

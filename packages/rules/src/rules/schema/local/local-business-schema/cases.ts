import { homePageWith } from "../../../../case-pages/home-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const SHOP = {
  "@context": "https://schema.org",
  "@type": "HomeGoodsStore",
  name: "Acme Vienna",
  address: { "@type": "PostalAddress", streetAddress: "Tongasse 4", postalCode: "1030", addressCountry: "AT" },
  telephone: "+43 1 234567",
  openingHours: "Mo-Fr 09:00-18:00",
};

export const cases: PageRuleCases = {
  passing: [
    homePageWith(SHOP),
    homePageWith({
      ...SHOP,
      openingHours: undefined,
      openingHoursSpecification: [{ "@type": "OpeningHoursSpecification", opens: "09:00", closes: "18:00" }],
    }),
  ],
  failing: [homePageWith({ ...SHOP, openingHours: undefined }), homePageWith({ ...SHOP, telephone: "" })],
  outside: [
    homePageWith(null),
    homePageWith({ ...SHOP, "@type": "OnlineStore", openingHours: undefined }),
    homePageWith({ "@context": "https://schema.org", "@type": "Store", name: "Acme" }),
  ],
};

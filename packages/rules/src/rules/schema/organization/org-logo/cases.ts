import { homePageWith, ORGANIZATION } from "../../../../case-pages/home-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const logo = (value: unknown): ReturnType<typeof homePageWith> => homePageWith({ ...ORGANIZATION, logo: value });
const image = { "@type": "ImageObject", url: "https://shop.example/logo.png" };

export const cases: PageRuleCases = {
  passing: [
    homePageWith(ORGANIZATION),
    logo(image),
    logo({ ...image, width: 600, height: "112" }),
    homePageWith({
      "@context": "https://schema.org",
      "@graph": [
        { "@id": "#o", "@type": "Organization", name: "Acme", logo: { "@id": "#l" } },
        { "@id": "#l", ...image },
      ],
    }),
  ],
  failing: [logo(undefined), logo(""), logo({ ...image, width: 60, height: 60 })],
  outside: [homePageWith(null), homePageWith({ "@context": "https://schema.org", "@type": "WebSite", name: "Acme" })],
};

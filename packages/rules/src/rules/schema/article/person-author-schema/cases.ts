import { ARTICLE, articlePage } from "../../../../case-pages/article-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const by = (author: unknown) => articlePage({ jsonLd: { ...ARTICLE, author } });

export const cases: PageRuleCases = {
  passing: [
    by({ "@type": "Person", name: "Ada Potter", url: "https://shop.example/ada" }),
    by({ "@type": "Person", name: "Ada Potter", sameAs: ["https://www.linkedin.com/in/ada"] }),
    by("https://shop.example/ada"),
    // Named twice, as a bare text in one place and with a page in the other.
    by(["Ada Potter", { "@type": "Person", name: "Ada Potter", url: "https://shop.example/ada" }]),
  ],
  failing: [by("Ada Potter"), by({ "@type": "Person", name: "Ada Potter" })],
  outside: [articlePage({ jsonLd: null }), by({ "@type": "Organization", name: "Acme" })],
};

import { ARTICLE, articlePage } from "../../../../case-pages/article-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const by = (author: unknown) => articlePage({ jsonLd: { ...ARTICLE, author } });

export const cases: PageRuleCases = {
  passing: [
    by({ "@type": "Person", name: "Ada Potter" }),
    by("Adminah Root"),
    by([{ "@type": "Organization", name: "Acme" }]),
  ],
  failing: [by({ "@type": "Person", name: "admin" }), by("WordPress"), by([{ "@type": "Person", name: "Webmaster" }])],
  outside: [articlePage({ jsonLd: null }), by(undefined)],
};

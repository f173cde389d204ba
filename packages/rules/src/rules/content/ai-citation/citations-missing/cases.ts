import { ARTICLE, articlePage } from "../../../../case-pages/article-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const CLAIMS =
  "<p>According to a survey 62 % of all households own five mugs or more. Studies show that 12 percent of them break within a year.</p>";
const share = `<a href="https://www.facebook.com/sharer?u=x">Share</a>`;

export const cases: PageRuleCases = {
  passing: [
    articlePage({ text: `${CLAIMS}<p>Source: <a href="https://www.census.example/mugs">Census</a></p>` }),
    articlePage({ text: CLAIMS, jsonLd: { ...ARTICLE, citation: "Census of households, 2024" } }),
  ],
  failing: [
    articlePage({ text: CLAIMS }),
    articlePage({ text: `${CLAIMS}<p>${share} <a href="/products/mug">Our mug</a></p>` }),
  ],
  outside: [articlePage(), articlePage({ text: "<p>We save 20 % energy with the new kiln.</p>" })],
};

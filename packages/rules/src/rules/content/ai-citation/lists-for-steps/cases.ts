import { articlePage } from "../../../../case-pages/article-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const steps = ["Wedge the clay until it is even.", "Throw it on the wheel.", "Let it dry for two days."];

export const cases: PageRuleCases = {
  passing: [
    articlePage({ text: `<ol>${steps.map((step) => `<li>${step}</li>`).join("")}</ol>` }),
    articlePage({ text: `<ol><li>Wedge the clay.</li></ol><p>1. This is the only numbered line here.</p>` }),
  ],
  failing: [
    articlePage({ text: steps.map((step, index) => `<p>${index + 1}. ${step}</p>`).join("") }),
    articlePage({
      text: steps.map((step, index) => `<p>Schritt ${index + 1}: ${step}</p>`).join("<p>Bild dazu.</p>"),
      lang: "de",
    }),
  ],
  outside: [
    articlePage(),
    articlePage({ text: `<p>${steps.join(" ")}</p>` }),
    articlePage({
      text: "<p>1.5 litres of water is enough for it.</p><p>2.5 hours is what it takes.</p><p>3.5 kilos of clay.</p>",
    }),
  ],
};

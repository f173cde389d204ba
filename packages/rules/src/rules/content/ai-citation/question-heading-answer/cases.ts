import { articlePage } from "../../../../case-pages/article-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const rest = "<h2>Glaze</h2><p>Glaze is a layer of glass that melts onto the clay.</p>";

export const cases: PageRuleCases = {
  passing: [
    articlePage({ text: `<h2>How hot is a kiln?</h2><p>A kiln for stoneware reaches 1250 degrees.</p>${rest}` }),
    articlePage({
      text: `<h2>Wie heiß wird es?</h2><ul><li>Schrühbrand: 950 Grad</li><li>Glattbrand: 1250 Grad</li></ul>${rest}`,
    }),
  ],
  failing: [
    articlePage({ text: `<h2>How hot is a kiln?</h2><h3>History</h3><p>Kilns are older than writing.</p>${rest}` }),
    articlePage({ text: `<h2>How hot is a kiln?</h2><p>Have you ever wondered about that?</p>${rest}` }),
  ],
  outside: [articlePage(), articlePage({ text: `<h2>The kiln</h2><p>It is hot.</p>${rest}` })],
};

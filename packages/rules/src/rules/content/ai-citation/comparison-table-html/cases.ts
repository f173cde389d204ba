import { articlePage } from "../../../../case-pages/article-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const table =
  "<table><tr><th></th><th>Clay</th><th>Glass</th></tr><tr><th>Weight</th><td>320 g</td><td>210 g</td></tr></table>";
const prose = "<p>Clay keeps warm for longer while glass is lighter.</p>";

export const cases: PageRuleCases = {
  passing: [
    articlePage({ title: "Clay vs. glass", text: prose + table }),
    articlePage({ title: "Ton oder Glas im Vergleich", text: table, lang: "de" }),
  ],
  failing: [
    articlePage({ title: "Clay vs. glass", text: prose }),
    articlePage({ title: "陶器とガラスの比較", text: `${prose}<img src="/table.png" alt="Table">`, lang: "ja" }),
  ],
  outside: [
    articlePage(),
    articlePage({ text: `<h2>Enamel always wins: enamel vs. plastic</h2>${prose}` }),
    articlePage({ title: "Canvas bags for mugs" }),
  ],
};

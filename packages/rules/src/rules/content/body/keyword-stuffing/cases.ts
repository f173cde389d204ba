import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (title: string, text: string): string => `<title>${title}</title><h1>Tea</h1><p>${text}</p>`;
const STUFFED =
  "Cheap sneakers are the sneakers you want, buy sneakers here because our sneakers beat other sneakers and every fan of sneakers loves sneakers from the home of sneakers in town today.";

export const cases: PageRuleCases = {
  passing: [
    page(
      "Tea and tea pots: what tea needs",
      "Tea wants water that is not too hot, a pot that is warm, and three minutes of your time every morning before work begins.",
    ),
    page(
      "Green tea",
      `${"With this and that and with more than what they have from your side when there is more ".repeat(3)}tea.`,
    ),
  ],
  failing: [
    page(
      "Tea",
      `${"sneakers ".repeat(8)} are what we sell and what you will find here in all sizes and colours that the makers have this year for you`,
    ),
    page("Tea", STUFFED),
    page("Sneakers, cheap sneakers, red sneakers, sneakers online", "Shoes."),
  ],
  outside: [`<meta name=robots content=noindex>${page("Tea", STUFFED)}`],
};

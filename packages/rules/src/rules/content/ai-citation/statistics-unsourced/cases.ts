import { articlePage } from "../../../../case-pages/article-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (...texts: string[]): ReturnType<typeof articlePage> =>
  articlePage({ text: texts.map((text) => `<p>${text}</p>`).join("") });

export const cases: PageRuleCases = {
  passing: [
    page(
      "According to the guild, 63 % of potters fire twice.",
      "In a survey by Clay Weekly, 20 percent of buyers wash by hand.",
    ),
    page(
      '<a href="https://guild.example/">The guild</a> counts: 63 % of potters fire twice.',
      "And 20 % of buyers wash by hand (2024).",
    ),
  ],
  failing: [
    page("63 % of potters fire twice.", "About 20 percent of buyers wash by hand."),
    page("Rund 63 Prozent der Töpfer brennen zweimal.", "Drei von vier Kunden spülen von Hand."),
  ],
  outside: [articlePage(), page("63 % of potters fire twice."), page("20 % off today.", "Made of 100 % clay.")],
};

import { articlePage } from "../../../../case-pages/article-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const LONG =
  "<p>We fire every mug twice, first without and then with glaze, and let the kiln cool over night.</p>".repeat(40);
const page = (more: string): ReturnType<typeof articlePage> => articlePage({ text: `${more}${LONG}` });

export const cases: PageRuleCases = {
  passing: [
    page("<blockquote>Clay remembers everything.</blockquote>"),
    page("<p>“A kiln that cools too fast cracks every second mug”, says Ada Potter.</p>"),
    page("<p>„Wer den Ofen zu früh öffnet, verliert die halbe Ladung“, sagt Ada.</p>"),
  ],
  failing: [page(""), page("<p>We call this the “second fire”.</p>")],
  outside: [articlePage()],
  unknown: [articlePage({ text: LONG.repeat(4) })],
};

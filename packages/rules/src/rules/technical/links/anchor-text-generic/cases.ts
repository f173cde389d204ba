import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (...links: readonly string[]): string =>
  `<!doctype html><title>Tea</title><main><h1>Tea</h1><p>Tea from Uji.</p>${links.join(" ")}</main>`;
const vague = ["a", "b", "c"].map((one) => `<a href="/${one}">Read more</a>`);

export const cases: PageRuleCases = {
  passing: [
    page('<a href="/care">Care of linen</a>'),
    // A card names its target in the heading, too.
    page(...vague, ...["a", "b", "c"].map((one) => `<a href="/${one}">Tea ${one}</a>`)),
    page('<a href="/care">hier klicken</a>'),
  ],
  failing: [page(...vague), page(...["a", "b", "c"].map((one) => `<a href="/${one}">Mehr erfahren »</a>`))],
  outside: [page(), '<!doctype html><title>Tea</title><nav><a href="/a">More</a></nav><p>Tea'],
};

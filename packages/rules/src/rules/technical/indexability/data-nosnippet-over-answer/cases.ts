import type { PageRuleCases } from "../../../../rule-cases.ts";

const ANSWER = "Linen should be washed every third use at forty degrees without softener.";
const page = (body: string): string =>
  `<html><head><title>Linen care</title></head><body><main>${body}</main><footer><p>Imprint</p></footer></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page(`<h1>Linen care</h1><p>${ANSWER}</p><p data-nosnippet>Prices for dealers after login only.</p>`),
    page(`<div data-nosnippet>We use cookies.</div><h1>Linen care</h1><p>${ANSWER}</p>`),
  ],
  failing: [
    page(`<h1>Linen care</h1><p data-nosnippet>${ANSWER}</p>`),
    page(`<div data-nosnippet><h1>Linen care</h1><p>${ANSWER}</p></div>`),
    page(
      `<h1>Linen</h1><p>${ANSWER}</p><section data-nosnippet><h2>How hot may linen be ironed?</h2><p>Very hot.</p></section>`,
    ),
  ],
  outside: [
    // A notice is no text of the page, though its words come first on a page without a main part.
    `<html><head><title>Linen</title></head><body><div role="dialog" data-nosnippet><p>${ANSWER}</p></div><h1>Linen</h1></body></html>`,
    page(`<h1>Linen care</h1><p>${ANSWER}</p>`),
    `<html><head><meta name="robots" content="noindex"></head><body><h1 data-nosnippet>Linen</h1></body></html>`,
  ],
};

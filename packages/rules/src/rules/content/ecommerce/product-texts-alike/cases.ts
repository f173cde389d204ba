import type { SiteCase } from "@audit/testkit";
import type { SiteRuleCases } from "../../../../rule-cases.ts";
import { prose } from "../../../../case-pages/article-page.ts";

const GLAZES = ["ash", "elm", "oak", "fir", "yew", "birch", "larch", "hazel", "maple", "cedar", "rowan", "alder"];

const shop = (text: (name: string, at: number) => string): SiteCase => ({
  pages: {
    "/": "<!doctype html><html lang=en><title>Acme</title><h1>Acme</h1><p>Pots for the house.</p>",
    ...Object.fromEntries(
      GLAZES.map((glaze, at) => [
        `/p/${glaze}-pot`,
        `<!doctype html><html lang=en><head><title>${glaze} pot | Acme</title></head><body><main><h1>${glaze} pot</h1>${text(`${glaze} pot`, at)}<p class="price">€ ${at + 10}.90</p><button>Add to cart</button></main></body></html>`,
      ]),
    ),
  },
});

const FORMULA = "is available at the best price in our shop. We send it to all countries of the world.";
const NOTICE = "<p>Free shipping on every order over fifty euros, only this week and only here.</p>";

export const cases: SiteRuleCases = {
  passing: [
    shop((name, at) => `<p>The ${name} ${FORMULA}</p><p>${prose(60, `word${at}x`)}</p>`),
    // The heading of a form for reviews.
    shop((name) => `<p>Be the very first of all visitors to review “${name}”</p>`),
    shop((name) => `<p>Be the first to review „The ${name} of the workshop, fired twice” cancel the answer</p>`),
    // A label with its value is no sentence.
    shop((name) => `<p>Full name and the models that this one fits well: ${name}</p>`),
    // A notice of the shop names no product.
    shop(() => NOTICE),
  ],
  failing: [
    { ...shop((name) => `<p>The ${name} ${FORMULA}</p>${NOTICE}`), faults: GLAZES.map((glaze) => `/p/${glaze}-pot`) },
  ],
  outside: [{ pages: { "/": "<!doctype html><title>Acme</title><h1>Acme</h1><p>Pots." } }],
};

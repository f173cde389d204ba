import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (title: string, text: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
const site = (one: string, other: string) => ({
  pages: {
    "/": page("Mugs", "We make mugs."),
    "/shipping": page("Shipping and returns", one),
    "/faq": page("Questions", other),
  },
});

export const cases: SiteRuleCases = {
  passing: [
    site("Free shipping from €50.", "Shipping is free for orders over €50."),
    site("Free shipping from €50.", "Shipping costs €4.90."),
  ],
  failing: [site("Free shipping from €50.", "Free delivery for orders over €75.")],
  outside: [site("We love clay.", "So do you.")],
};

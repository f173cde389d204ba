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
    site("You may return goods within 30 days.", "Returns are accepted for 30 days."),
    site("You may return goods within 30 days.", "We refund returned goods within 14 days."),
  ],
  failing: [site("You may return goods within 30 days.", "Returns are accepted for 14 days.")],
  outside: [site("We love clay.", "So do you.")],
};

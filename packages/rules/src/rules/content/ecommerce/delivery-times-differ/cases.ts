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
    site("By courier in the metropolitan area delivery takes 1-2 days.", "Delivery takes 3-5 days."),
    site("Delivery takes 2-4 working days.", "We deliver in 2-4 days: delivery is free."),
    site("Delivery takes 2-4 working days.", "Express delivery takes 1 day."),
    // A term that begins with the delivery is not how long it takes.
    site("Delivery takes 2-4 days.", "The first change of size is free within 60 days of delivery."),
    site("We pack orders in 1 day.", "Delivery takes 3-5 days."),
    site("Delivery in Ireland takes 2 days. Delivery in Malta takes 9 days.", "Delivery takes 2 days."),
  ],
  failing: [site("Delivery takes 2-4 working days.", "Delivery takes 5-7 working days.")],
  outside: [site("We love clay.", "So do you.")],
};

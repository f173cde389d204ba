import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (body: string): string =>
  `<!doctype html><html lang=en><head><title>Contact</title></head><body><main><h1>Contact</h1>${body}<p>Call us on any day.</p></main></body></html>`;

export const cases: PageRuleCases = {
  passing: [page('<a href="tel:+43123458790">01 2345 8790</a>')],
  failing: [page('<a href="tel:+43123458790">01 2345 8797</a>')],
  outside: [
    page('<a href="tel:+43123458790">Call us</a>'),
    page('<a href="tel:+43123458790">+43 1 234 58790 ext. 12</a>'),
  ],
};

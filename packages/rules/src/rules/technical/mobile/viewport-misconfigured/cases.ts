import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (...contents: string[]): string =>
  `<title>Tea</title>${contents.map((content) => `<meta name=viewport content="${content}">`).join("")}<p>Tea`;

export const cases: PageRuleCases = {
  passing: [
    page("width=device-width, initial-scale=1"),
    page("initial-scale=1.0"),
    page("width=device-width; initial-scale=1.0; viewport-fit=cover"),
    page("width=device-width, initial-scale=1", "initial-scale=1.0,width=device-width"),
    // Zoom has its own rule.
    page("width=device-width, initial-scale=1, user-scalable=no"),
  ],
  failing: [
    page("width=1024"),
    page("width=device-width, initial-scale=0.5"),
    page("width=device-width, initial-scale=1", "width=1200"),
    page("user-scalable=yes"),
  ],
  outside: ["<title>Tea</title><p>Tea", page("")],
};

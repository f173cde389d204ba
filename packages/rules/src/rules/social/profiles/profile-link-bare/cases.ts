import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (...hrefs: readonly string[]): string =>
  `<title>Tea</title><h1>Tea</h1><footer>${hrefs.map((href) => `<a href="${href}">There</a>`).join(" ")}</footer>`;

export const cases: PageRuleCases = {
  passing: [
    page("https://www.instagram.com/teashop", "/teas"),
    page("https://www.facebook.com/sharer/sharer.php?u=https://shop.example/"),
    // A page about a network may link to it in its text; what it says there is its own matter.
    `<title>Tea</title><main><p>We left <a href="https://x.com/">X</a> for good.</p></main>`,
  ],
  failing: [page("https://facebook.com/"), page("https://www.youtube.com", "https://www.instagram.com/teashop")],
  outside: ["<title>Tea</title><h1>Tea</h1>"],
};

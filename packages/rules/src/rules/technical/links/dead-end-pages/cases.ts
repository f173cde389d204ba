import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (links = "", more = ""): string =>
  `<title>Storing tea</title>${more}<h1>Storing tea</h1><p>Keep tea dark, dry and away from coffee.</p>${links}`;

export const cases: PageRuleCases = {
  passing: [page('<a href="/">Tea shop</a>'), page('<a href="https://www.shop.example/teas">Teas</a>')],
  failing: [
    page(),
    page('<a href="https://social.example/shop">Follow us</a> <a href="mailto:info@shop.example">Write</a>'),
    page('<a href="info@shop.example">Write</a>'),
    // To itself.
    page('<a href="#top">Up</a> <a href="/page">Storing tea</a>'),
  ],
  outside: [
    { url: "https://shop.example/", html: page() },
    page("", '<meta name="robots" content="noindex">'),
    { url: "https://shop.example/cart", html: page() },
  ],
};

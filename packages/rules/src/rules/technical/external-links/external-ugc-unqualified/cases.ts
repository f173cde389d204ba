import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (href: string, rel = ""): string =>
  `<title>Test</title><h1>Our test</h1><p>We tried it. <a href="${href}"${rel}>Buy</a></p>`;
const amazon = "https://www.amazon.de/dp/B000?tag=shop-21";

export const cases: PageRuleCases = {
  passing: [
    page(amazon, ' rel="sponsored noopener"'),
    page("https://www.awin1.com/cread.php?awinmid=1", ' rel="nofollow"'),
  ],
  failing: [
    page("https://www.amazon.es/dp/B000?tag=%20shop-21%20"),
    page("https://partner.bol.com/click/click?s=1"),
    page("https://maker.example/mug?aff_id=7"),
    page("https://amzn.to/3abc").replace("Buy", '<img src="/buy.png" alt="">'),
    page(amazon),
    page("https://amzn.to/3abc", ' rel="noopener"'),
    page("https://www.awin1.com/cread.php?awinmid=1"),
  ],
  outside: [
    `<title>Cookies</title><h1>Cookies</h1><a href="https://tc.tradetracker.net/?c=1"></a>`,
    page("https://www.amazon.de/dp/B000"),
    page("https://maker.example/"),
    { html: page(amazon), status: 404 },
  ],
};

import type { PageRuleCases } from "../../../../rule-cases.ts";

const linking = (...hrefs: readonly string[]): string =>
  `<title>Tea</title><h1>Tea</h1>${hrefs.map((href) => `<a href="${href}">There</a>`).join(" ")}`;

export const cases: PageRuleCases = {
  passing: [
    linking(
      "/teas",
      "https://www.maker.example/",
      "mailto:info@shop.example",
      "tel:+353123456",
      "tel:1-800-FLOWERS",
      "mailto:?subject=Tea",
    ),
    linking("/guides/http-and-https", "/help/www-or-not", "/@tea-shop", "https://social.example/@shop"),
    linking("https://archive.example/web/2020/https://shop.example/", "/share?url=https://shop.example/teas"),
    linking("/search?q=null", "/teas/undefined-behaviour", "javascript:void(0)"),
  ],
  failing: [
    linking("www.maker.example"),
    linking("www.maker.example/teas?kind=green"),
    linking("info@shop.example"),
    linking("http://https://www.maker.example/teas"),
    linking("http://https//www.maker.example/teas"),
    linking("/https://www.maker.example/teas"),
    linking("htps://www.maker.example/"),
    linking("httpss://www.maker.example/"),
    linking("mailto://info@shop.example"),
    linking("tel:RING: 25 10 02 43"),
    linking("tel:Phone%20+353915550100"),
    linking("mailto:/"),
    linking("https://"),
    linking("http://The%20club:%20https://www.club.example"),
    linking("undefined"),
    linking("/null"),
    linking("{{ product.url }}"),
    linking("[object Object]"),
    linking("{0}/article#/new"),
    linking("/teas/best-<a href="),
  ],
  outside: ["<title>Tea</title><h1>Tea</h1>"],
};

import type { PageRuleCases } from "../../../../rule-cases.ts";

const linking = (...hrefs: readonly string[]): string =>
  `<title>Tea</title><h1>Tea</h1>${hrefs.map((href) => `<a href="${href}">There</a>`).join(" ")}`;

export const cases: PageRuleCases = {
  passing: [
    linking("/teas", "teas/green", "https://shop.example/teas?next=//cart"),
    linking(
      "/teas",
      "https://maker.example//teas",
      "/web/2020/https://other.example/teas",
      "/%22https:////shop.example//a%22",
    ),
    linking("/чай/зелёный", "//shop.example/teas"),
    linking("https://maker.example//teas"),
  ],
  failing: [
    linking("/teas//green"),
    linking("https://shop.example//teas"),
    linking("/чай//зелёный"),
    linking("./..//teas/"),
  ],
  outside: [linking()],
};

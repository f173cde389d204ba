import type { PageRuleCases } from "../../../../rule-cases.ts";

const source = '<source srcset="/a.webp" type="image/webp">';

export const cases: PageRuleCases = {
  passing: [
    `<title>Tea</title><picture>${source}<img src=/a.jpg alt=Tea></picture>`,
    `<title>Tea</title><picture>${source}<img src=/a.jpg alt=Tea></picture><picture><noscript><img src=/b.jpg></noscript></picture>`,
  ],
  failing: [
    `<title>Tea</title><picture>${source}</picture>`,
    `<title>Tea</title><picture>${source}<span></span></picture><picture><img src=/a.jpg alt=Tea></picture>`,
  ],
  outside: ["<title>Tea</title><img src=/a.jpg alt=Tea>"],
};

import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (body: string): string => `<title>Tea</title>${body}<p>${"Fine tea from Uji. ".repeat(30)}`;

export const cases: PageRuleCases = {
  passing: [
    page('<img src=/a.jpg srcset="/a-400.jpg 400w, /a.jpg 1200w" alt=Tea width=1200 height=600>'),
    page("<picture><source srcset=/a.avif><img src=/a.jpg alt=Tea width=1200 height=600></picture>"),
  ],
  failing: [
    page("<img src=/a.jpg alt=Tea width=1200 height=600>"),
    page("<img src=/a.png alt=Tea width=800 height=600>"),
  ],
  outside: [
    page(""),
    page("<img src=/a.jpg alt=Tea width=400 height=300>"),
    page("<img src=/a.svg alt=Tea width=1200 height=600>"),
  ],
};

import type { PageRuleCases } from "../../../../rule-cases.ts";

const text = `<p>${"Fine tea from Uji. ".repeat(30)}`;

export const cases: PageRuleCases = {
  passing: [
    `<title>Tea</title><img src=/a.jpg alt="Green tea leaves">${text}`,
    `<title>Tea</title><img src=/line.svg alt=""><img src=/b.svg alt>${text}`,
    `<title>Tea</title><img src=/a.jpg alt=Tea>${text}<img src="https://track.example/p.gif" width=1 height=1>`,
  ],
  failing: [
    `<title>Tea</title><img src=/a.jpg>${text}`,
    `<title>Tea</title><a href=/green><img src=/g.jpg></a><img src=/b.jpg alt=Pot>${text}`,
  ],
  outside: [
    `<title>Tea</title>${text}<img src="#" id=zoomed>`,
    `<title>Tea</title>${text}`,
    `<title>Tea</title>${text}<img src="https://track.example/p.gif" width=1 height=1>`,
    `<title>Tea</title><meta name=robots content=noindex><img src=/a.jpg>${text}`,
  ],
};

import type { PageRuleCases } from "../../../../rule-cases.ts";

const text = `<p>${"Fine tea from Uji. ".repeat(30)}`;

export const cases: PageRuleCases = {
  passing: [
    `<title>Tea</title><img src=/a.jpg alt=Tea width=800 height=600>${text}`,
    `<title>Tea</title><img src=/a.jpg alt=Tea width=800 height=600><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">${text}`,
  ],
  failing: [
    `<title>Tea</title><img src=/a.jpg alt=Tea>${text}`,
    `<title>Tea</title><img src=/a.jpg alt=Tea width=800>${text}`,
  ],
  outside: [`<title>Tea</title>${text}`],
};

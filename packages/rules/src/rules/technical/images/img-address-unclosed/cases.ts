import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (img: string): string => `<title>Tea</title><h1>Tea</h1>${img}<p>Fine tea.`;

export const cases: PageRuleCases = {
  passing: [
    page('<img src="/a.jpg" alt="Tea">'),
    page('<img src="/my picture=1.jpg" alt="Tea">'),
    page(`<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'></svg>" alt="">`),
  ],
  failing: [page('<img src="/a.jpg\n alt="Tea" width="90">'), page('<img src="/a.jpg alt="Tea">')],
  outside: ["<title>Tea</title><h1>Tea</h1>"],
};

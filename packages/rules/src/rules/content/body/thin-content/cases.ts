import { articlePage, prose } from "../../../../case-pages/article-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const blog = (lengths: readonly number[]): Record<string, ReturnType<typeof articlePage>> =>
  Object.fromEntries(
    lengths.map((words, index) => [
      `/blog/post-${index}`,
      articlePage({ title: `Post ${index}`, text: `<h2>Part</h2><p>${prose(words, `w${index}`)}</p>` }),
    ]),
  );
const home = "<!doctype html><title>Acme</title><h1>Acme</h1><p>We make mugs from clay.</p>";

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": home, ...blog([600, 640, 580, 700, 610, 400]) } },
    { pages: { "/": home, ...blog([40, 45, 38, 42, 41, 39]) } },
  ],
  failing: [
    { pages: { "/": home, ...blog([600, 640, 580, 700, 610, 30]) }, faults: ["/blog/post-5"] },
    { pages: { "/": home, ...blog([900, 20, 880, 950, 860, 25, 910]) }, faults: ["/blog/post-1", "/blog/post-5"] },
  ],
  outside: [{ pages: { "/": home } }, { pages: { "/": home, ...blog([600, 10]) } }],
};

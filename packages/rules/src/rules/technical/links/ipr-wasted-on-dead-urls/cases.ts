import type { SiteCase } from "@audit/testkit";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const names = (count: number, word: string): string[] =>
  Array.from({ length: count }, (_, index) => `/${word}-${index}`);
/** Every page links to every other and to the dead addresses. */
function site(alive: number, dead: number): SiteCase {
  const soaps = names(alive, "soap");
  const gone = names(dead, "gone");
  const html = `<title>Soap</title><h1>Soap</h1>${["/", ...soaps, ...gone].map((path) => `<a href="${path}">Soap</a>`).join("")}`;
  return {
    pages: {
      "/": html,
      ...Object.fromEntries(soaps.map((path) => [path, html])),
      ...Object.fromEntries(gone.map((path) => [path, { html: "<h1>Gone</h1>", status: 404 }])),
    },
  };
}

export const cases: SiteRuleCases = {
  passing: [site(12, 0), site(40, 1)],
  failing: [site(12, 3)],
  outside: [site(4, 2)],
};

import { emptyFrame, notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const links = (...paths: readonly string[]): string => paths.map((path) => `<a href="${path}">${path}</a>`).join(" ");
const teas = ["/green", "/black", "/white", "/oolong"];
const page = (...paths: readonly string[]): string => teaPage(`<h1>Tea</h1>${links(...paths)}`);
const late = ran(page(), page(...teas));

export const cases: SiteRuleCases = {
  passing: [
    ran(page(...teas)),
    // Another page names them in its HTML.
    { ...late, pages: { "/": page(...teas), ...late.pages } },
    // Two suggestions, sorted lists, and pages for one visitor only.
    ran(page("/green"), page("/green", "/black", "/white")),
    ran(page("/green"), page("/green", "/green?sort=1", "/cart", "/login", "/account", "/wishlist")),
    ran(
      page("/green"),
      teaPage(`<a href="/green">x</a>${links("https://a.example/1", "https://b.example/2", "https://c.example/3")}`),
    ),
  ],
  failing: [{ ...late, faults: ["/page"] }, ran(emptyFrame, page(...teas))],
  outside: [ran(page())],
  unknown: [notRun(page())],
};

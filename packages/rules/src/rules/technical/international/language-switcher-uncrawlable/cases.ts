import type { LanguageControls } from "@audit/facts";
import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = teaPage("<h1>Tea</h1>");
const hreflang = ["en", "de"].map(
  (code) => `<link rel="alternate" hreflang="${code}" href="https://shop.example/${code}">`,
);
const named = teaPage("<h1>Tea</h1>", 200, hreflang.join(""));
const controls = (change: Partial<LanguageControls> = {}, html = page) => {
  const languages: LanguageControls = { kind: "select", languages: ["English", "Deutsch"], links: 0, ...change };
  return ran(html, html, { run: { looks: { languages } } });
};

export const cases: SiteRuleCases = {
  passing: [controls({ links: 2 }), controls({}, named)],
  failing: [{ ...controls(), faults: ["/page"] }, controls({ kind: "buttons", languages: ["EN", "FR", "DE"] })],
  outside: [ran(page, page, { run: { looks: { languages: null } } })],
  unknown: [notRun(page), ran(page)],
};

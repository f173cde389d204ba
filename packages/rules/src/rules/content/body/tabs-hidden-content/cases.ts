import type { LateTab } from "@audit/facts";
import { productPage } from "../../../../case-pages/product-page.ts";
import { notRun, ran, teaPage } from "../../../../case-pages/ran-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const PATH = "/products/blue-mug";
const page = productPage().html!;
const seen = (...lateTabs: readonly LateTab[]) =>
  ran(page, page, { run: { looks: { lateTabs: [...lateTabs] } } }, PATH);
const tab = (words: number): LateTab => ({ label: "Ingredients", words, text: "Leaves of the second harvest" });
const text = teaPage("<h1>Tea</h1>");

export const cases: SiteRuleCases = {
  passing: [seen(), seen(tab(4))],
  failing: [{ ...seen(tab(60)), faults: [PATH] }],
  outside: [ran(text)],
  unknown: [notRun(page, PATH), ran(page, page, {}, PATH)],
};

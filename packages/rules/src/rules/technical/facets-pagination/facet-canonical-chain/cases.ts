import { categoryPage } from "../../../../case-pages/category-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const list = (canonical: string, head = "") =>
  categoryPage({ head: `${head}<link rel="canonical" href="https://shop.example${canonical}">` });
const home = "<title>Shop</title><h1>Shop</h1>";
const plain = "/collections/mugs";
const red = `${plain}?colour=red`;

export const cases: SiteRuleCases = {
  passing: [{ pages: { "/": home, [red]: list(plain), [plain]: list(plain) } }],
  failing: [
    {
      pages: { "/": home, [red]: list(plain), [plain]: { status: 301, redirectTo: "https://shop.example/c/mugs" } },
      faults: [red],
    },
    {
      pages: { "/": home, [red]: list(plain), [plain]: list(plain, '<meta name="robots" content="noindex">') },
      faults: [red],
    },
    { pages: { "/": home, [red]: list(plain), [plain]: { html: home, status: 404 } }, faults: [red] },
  ],
  outside: [
    { pages: { "/": home } },
    { pages: { "/": home, [red]: list(plain) } },
    { pages: { "/": home, [red]: list(red), [plain]: list(plain) } },
  ],
};

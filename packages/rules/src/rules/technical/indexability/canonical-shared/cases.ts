import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (title: string, canonical: string): string =>
  `<html><head><title>${title} | Acme</title><link rel="canonical" href="${canonical}"></head><body><h1>${title}</h1><p>All about ${title}, made by hand in ${title.length} steps.</p></body></html>`;
const home = page("Acme", "https://shop.example/");

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": home, "/p/soap": page("Soap", "/p/soap"), "/p/towel": page("Towel", "/p/towel") } },
    // Variants that mean the product they are variants of.
    {
      pages: {
        "/": home,
        "/p/mug": page("Mug", "/p/mug"),
        "/p/mug-red": page("Mug red", "/p/mug"),
        "/p/mug-blue": page("Mug blue", "/p/mug"),
        "/p/mug-green": page("Mug green", "/p/mug"),
      },
    },
    // Parameters, pages of a list, and the same page under several addresses.
    {
      pages: {
        "/": home,
        "/p/a": page("Soap", "/p/a"),
        "/p/a?x=1": page("Soap 1", "/p/a"),
        "/p/a?x=2": page("Soap 2", "/p/a"),
        "/p/a?x=3": page("Soap 3", "/p/a"),
      },
    },
    {
      pages: {
        "/": home,
        "/p/b": page("Soap", "/p/a"),
        "/p/c": page("Soap", "/p/a"),
        "/p/d": page("Soap", "/p/a"),
        "/p/a": page("Soap", "/p/a"),
      },
    },
  ],
  failing: [
    {
      pages: {
        "/": home,
        "/p/soap": page("Soap", "/p/soap"),
        "/p/towel": page("Towel", "/p/soap"),
        "/p/brush": page("Brush", "/p/soap"),
        "/p/comb": page("Comb", "/p/soap"),
      },
      faults: ["/p/towel", "/p/brush", "/p/comb"],
    },
    {
      pages: {
        "/": home,
        "/товары/мыло": page("Мыло", "/product"),
        "/товары/полотенце": page("Полотенце", "/product"),
        "/товары/щётка": page("Щётка", "/product"),
      },
      faults: ["/товары/мыло", "/товары/полотенце", "/товары/щётка"],
    },
    // One file whose texts come by script: the sitemap lists the goods, nothing leads to the bare file.
    {
      pages: {
        "/": home,
        "/item": page("Product", "/item"),
        "/item?id=1": page("Product", "/item"),
        "/item?id=2": page("Product", "/item"),
        "/item?id=3": page("Product", "/item"),
      },
      sitemap: ["/", "/item?id=1", "/item?id=2", "/item?id=3"],
      faults: ["/item?id=1", "/item?id=2", "/item?id=3"],
    },
  ],
  outside: [{ pages: { "/": "<title>Acme</title><h1>Acme</h1>" } }],
};

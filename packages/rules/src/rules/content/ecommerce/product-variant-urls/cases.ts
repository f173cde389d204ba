import { productPage } from "../../../../case-pages/product-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const home = "<!doctype html><html lang=en><title>Acme</title><h1>Acme</h1>";
const canonical = '<link rel="canonical" href="https://shop.example/products/mug">';
const named = (color: string): ReturnType<typeof productPage> => {
  const page = productPage({ path: `/products/mug?color=${color}` });
  return { ...page, html: page.html!.replace("<title>Blue mug", `<title>${color} mug`) };
};

export const cases: SiteRuleCases = {
  passing: [
    {
      pages: { "/": home, "/products/mug": productPage(), "/products/mug?color=red": productPage({ head: canonical }) },
    },
    { pages: { "/": home, "/products/mug?color=red": named("red"), "/products/mug?color=green": named("green") } },
    { pages: { "/": home, "/products/mug": productPage(), "/products/mug?ref=mail": productPage() } },
  ],
  failing: [
    {
      pages: { "/": home, "/products/mug": productPage(), "/products/mug?color=red": productPage() },
      faults: ["/products/mug?color=red"],
    },
    {
      pages: { "/": home, "/products/mug?variant=1": productPage(), "/products/mug?variant=2": productPage() },
      faults: ["/products/mug?variant=1", "/products/mug?variant=2"],
    },
  ],
  outside: [{ pages: { "/": home } }],
};

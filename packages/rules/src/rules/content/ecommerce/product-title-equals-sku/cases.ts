import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const named = (h1: string, name = h1): ReturnType<typeof productPage> =>
  productPage({
    jsonLd: { ...PRODUCT, name },
    main: `<h1>${h1}</h1><p>Hand made from clay, glazed twice and fired hot.</p><p>€ 19.90</p><button>Add to cart</button>`,
  });

export const cases: PageRuleCases = {
  passing: [
    named("Blue mug"),
    named("iPhone 15"),
    named("Mug MUG-0001"),
    named("7 Up"),
    named("歯ブラシ 6本"),
    named("501"),
    named("Mực In RT CA 328-326"),
    named("Lô ép KB 700 M701/702"),
  ],
  failing: [named("MG-0001-BL2"), named("4006381333931"), named("AB 1234 XK"), named("", "KX-99120")],
  outside: [named("", ""), "<!doctype html><title>About</title><h1>AB-1234-X</h1><p>We are potters.</p>"],
};

import { productPage } from "../../../../case-pages/product-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const SHARED = [
  "We send every order within two working days from our own small workshop.",
  "All our clay comes from one pit in the hills behind the old town.",
  "Each piece is fired twice and checked by hand before it leaves the house.",
  "You may send back what you do not like within thirty days of delivery.",
  "Wash it by hand or in the machine, it stands both for many years.",
];
const own = (name: string): string[] =>
  ["handle", "glaze", "foot", "rim"].map(
    (part) => `The ${part} of the ${name} was drawn for people who drink much tea every single day.`,
  );
const product = (name: string, texts: readonly string[]): ReturnType<typeof productPage> =>
  productPage({
    main: `<h1>${name}</h1>${texts.map((text) => `<p>${text}</p>`).join("")}<p>€ 19.90</p><button>Add to cart</button>`,
    path: `/products/${name}`,
  });
const home = "<!doctype html><html lang=en><title>Acme</title><h1>Acme</h1>";
const site = (
  texts: (name: string) => readonly string[],
): { pages: Record<string, string | ReturnType<typeof productPage>> } => ({
  pages: {
    "/": home,
    ...Object.fromEntries(
      ["mug", "pot", "jug", "cup"].map((name) => [`/products/${name}`, product(name, texts(name))]),
    ),
  },
});
const paths = ["/products/mug", "/products/pot", "/products/jug", "/products/cup"];

export const cases: SiteRuleCases = {
  passing: [site((name) => [...own(name), ...SHARED]), site((name) => [...own(name), SHARED[0]!])],
  failing: [{ ...site((name) => [...own(name).slice(0, 1), ...SHARED]), faults: paths }],
  outside: [{ pages: { "/": home } }, site((name) => own(name).slice(0, 2))],
};

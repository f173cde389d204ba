import { OFFER, PRODUCT, productPage } from "./product-page.ts";

type Change = Readonly<Record<string, unknown>>;

/** HTML of a product page whose markup holds the sound offer with the given changes, one per offer; none for null. */
export function offering(
  change: Change | readonly Change[] | null = {},
  shown = "<p>€ 19.90</p><button>Add to cart</button>",
): string {
  const changes = change === null ? [] : Array.isArray(change) ? change : [change];
  const offers = changes.map((one: Change) => ({ ...OFFER, ...one }));
  const main = `<h1>Blue mug</h1><p>A stoneware mug with a wide handle, glazed twice and fired hot.</p>${shown}`;
  return productPage({ jsonLd: { ...PRODUCT, offers }, main }).html!;
}

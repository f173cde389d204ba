import { guardFix } from "@audit/rules/fixes/guard/guard-fix";
import { jsonOf, withContext } from "@audit/rules/fixes/markup/json-of";
import { show } from "@audit/rules/fixes/patches/fix";
import type { Patch } from "@audit/rules/fixes/patches/patch";
import { productOf } from "@audit/rules/view/entities";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { viewOf } from "../testing/plan-case.ts";
import { bringsFault, proofBy } from "./proof.ts";
import { settlePlan } from "./settle-plan.ts";

const PAGE = "https://shop.example/p/pot";
const product = {
  "@context": "https://schema.org",
  "@type": "Product",
  name: "Pot",
  image: "https://shop.example/pot.jpg",
  offers: { "@type": "Offer", price: "5.00", priceCurrency: "EUR" },
};
const view = viewOf({
  business: "online-shop",
  pages: {
    "/": pageHtml({ title: "Kiln" }),
    "/p/pot": pageHtml({
      title: "Pot",
      head: `<script type="application/ld+json">${JSON.stringify(product)}</script>`,
      main: '<img src="/pot.jpg" alt="Pot"><p class="price">€ 5.00</p><button>Add to cart</button>',
    }),
    "/p/pan": pageHtml({ title: "Pan", main: '<p class="price">€ 7.00</p><button>Add to cart</button>' }),
  },
});
const page = view.pageAt(PAGE)!;
const before = JSON.stringify(withContext(jsonOf(productOf(page)!)));
const block = (json: object, more: Partial<Patch> = {}): Patch =>
  ({ at: "page", url: PAGE, op: "jsonld", key: "Product", before, after: JSON.stringify(json), ...more }) as Patch;
const draft = (title: string, rule: string, patch: Patch) => ({
  title,
  guarded: guardFix([[show(patch)]], view),
  mends: { rule, urls: [patch.url] },
});

test("a rule judges the page anew with the block in its place", () => {
  const withBrand = block({ ...product, brand: { "@type": "Brand", name: "Kiln" } });
  expect(proofBy([withBrand], view).ends("product-brand-missing", PAGE)).toBe(true);
  expect(proofBy([block({ ...product, sku: "P-1" })], view).ends("product-brand-missing", PAGE)).toBe(false);
  expect(proofBy([], view).ends("product-brand-missing", PAGE)).toBeNull();
});

test("a task that another one's block ends altogether is told with that one", () => {
  const made = settlePlan(
    [
      draft("Number it", "product-mpn-sku-missing", block({ ...product, sku: "P-1" })),
      draft("Brand it", "product-brand-missing", block({ ...product, brand: { "@type": "Brand", name: "Kiln" } })),
    ],
    view,
  );
  expect(made.map(({ within, patches }) => [within, patches.length])).toEqual([
    [undefined, 1],
    [0, 0],
  ]);
});

test("no task refers to a block that leaves its fault where it is", () => {
  const [, second] = settlePlan(
    [
      draft("Number it", "product-mpn-sku-missing", block({ ...product, sku: "P-1" })),
      draft(
        "Brand it",
        "product-brand-missing",
        block({ ...product, brand: { "@type": "Brand", name: "[fill in: brand]" } }),
      ),
    ],
    view,
  );
  expect(second?.within).toBeUndefined();
  expect(second?.code).toMatch(/only you know it; add:.*\n.*brand\.name: brand/);
});

test("a block that ends nothing is not pasted", () => {
  const [only] = settlePlan([draft("Brand it", "product-brand-missing", block({ ...product, sku: "P-1" }))], view);
  expect(only).toMatchObject({ code: null, patches: [] });
});

test("where no code is left, what was seen where is the list to work through", () => {
  const idle = draft("Brand it", "product-brand-missing", block({ ...product, sku: "P-1" }));
  expect(settlePlan([{ ...idle, list: "address,seen,where" }], view)[0]?.code).toBe("address,seen,where");
});

test("a new block without what search engines require of it is worse than none", () => {
  const url = "https://shop.example/p/pan";
  const bare = {
    "@context": "https://schema.org",
    "@type": "Product",
    name: "Pan",
    offers: { ...product.offers, price: "7.00" },
  };
  expect(bringsFault(block(bare, { url, before: null }), view)).toBe(true);
  expect(bringsFault(block({ ...bare, image: "https://shop.example/pan.jpg" }, { url, before: null }), view)).toBe(
    false,
  );
});

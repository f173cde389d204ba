import { expect, test } from "vitest";
import { factsOf } from "../testing/capture-of.ts";

const inScript = (product: unknown): string => `<script type="application/json">${JSON.stringify(product)}</script>`;
const shirt = {
  title: "Košile",
  handle: "kosile",
  description: '<p class="a">"variants": [none]</p>',
  variants: [
    { id: 11, sku: "K-S", price: 10_999, title: "S", public_title: "S / modrá", available: true, options: ["S"] },
    { id: 12, sku: null, price: 10_999, title: "M", public_title: "M / modrá", available: false, options: ["M"] },
  ],
};
const variantsOf = (html: string, url = "https://shop.example/products/kosile"): unknown =>
  factsOf(html, { url }).commerce.variants;

test("a shop's product data name the variants and which of them can be bought", () => {
  expect(variantsOf(inScript(shirt))).toEqual([
    { id: "11", name: "S / modrá", sku: "K-S", price: 109.99, available: true },
    { id: "12", name: "M / modrá", sku: null, price: 109.99, available: false },
  ]);
});

test("they are read inside of a longer script, too", () => {
  const script = `<script>${"var a = 1;".repeat(2000)} theme.product = ${JSON.stringify(shirt)}; start();</script>`;
  expect(variantsOf(script)).toHaveLength(2);
});

test("the form of WooCommerce holds its variations", () => {
  const variations = [
    { attributes: { attribute_pa_size: "250 g" }, display_price: 12.5, is_in_stock: true, sku: "t1", variation_id: 7 },
    { attributes: { attribute_pa_size: "1 kg" }, display_price: 40, is_in_stock: false, sku: "", variation_id: 8 },
  ];
  const attribute = JSON.stringify(variations).replaceAll('"', "&quot;");
  expect(variantsOf(`<form class="variations_form" data-product_variations="${attribute}"></form>`)).toEqual([
    { id: "7", name: "250 g", sku: "t1", price: 12.5, available: true },
    { id: "8", name: "1 kg", sku: null, price: 40, available: false },
  ]);
});

test("beside others the product counts that the address names", () => {
  const other = { handle: "boty", variants: [{ id: 99, available: true }] };
  expect(variantsOf(inScript(other) + inScript(shirt) + inScript(other))).toHaveLength(2);
  expect(variantsOf(inScript(other) + inScript(shirt), "https://shop.example/collections/all")).toBeUndefined();
});

test("nothing is told where stock is not, or where the data are broken", () => {
  expect(variantsOf(inScript({ ...shirt, variants: [{ id: 1 }, { id: 2, available: true }] }))).toBeUndefined();
  expect(variantsOf(`<script>var p = {"variants":[{"id":1,"available":true},</script>`)).toBeUndefined();
  expect(variantsOf('<form data-product_variations="false"></form>')).toBeUndefined();
});

test("a script that only begins lists ends the search", () => {
  const started = performance.now();
  expect(variantsOf(`<script>${'{"variants":['.repeat(100_000)}</script>`)).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(2000);
});

test("many scripts do not make the whole page be searched for each", () => {
  const before = process.threadCpuUsage();
  variantsOf(`${"<script>1</script>".repeat(40_000)}<p>${"word ".repeat(1_500_000)}</p>`);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(2000);
});

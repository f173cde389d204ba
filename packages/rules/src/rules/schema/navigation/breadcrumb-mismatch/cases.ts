import { scripts } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const trailAt = (folder: string, ...names: string[]): object => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: names.map((name, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: `https://shop.example${folder}/${index}`,
  })),
});
/** Its steps lead elsewhere than those that visitors see. */
const trail = (...names: string[]): object => trailAt("/other", ...names);
const page = (jsonLd: unknown, ...visible: string[]): string =>
  `<!doctype html><html lang="en"><head><title>Mug</title>${scripts(jsonLd)}</head><body><nav class="breadcrumb">${visible.map((name, index) => (index < visible.length - 1 ? `<a href="/${index}">${name}</a> / ` : name)).join("")}</nav><main><h1>Mug</h1><p>A stoneware mug with a wide handle, glazed twice and fired hot.</p></main></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page(trail("Home", "Kitchen", "Mugs", "Mug"), "Home", "Kitchen", "Mugs", "Mug"),
    // The same places under other names.
    page(trailAt("", "Home", "Garden", "Hoses", "Mug"), "Home", "Kitchen", "Mugs", "Blue mug"),
    page(trail("Acme", "Mugs and cups", "Mug"), "Home", "Kitchen", "Mugs", "Mug"),
    page([trail("Home", "Gifts", "Mug"), trail("Home", "Mugs", "Mug")], "Home", "Mugs", "Mug"),
  ],
  failing: [page(trail("Home", "Garden", "Hoses"), "Home", "Kitchen", "Mugs", "Blue mug")],
  outside: [
    page(null, "Home", "Mugs", "Mug"),
    page(trail("Home", "Mugs", "Mug")),
    page(trail("Home", "Gifts"), "Home", "Mugs", "Mug"),
    page(trail("Home", "Gifts", "Mug"), "Home", "Mug"),
  ],
};

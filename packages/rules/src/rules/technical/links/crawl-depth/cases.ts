import type { SiteCase } from "@audit/testkit";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const product = (link = ""): string => `<html><head><title>Olive soap</title><script type="application/ld+json">
{"@context":"https://schema.org","@type":"Product","name":"Olive soap","offers":{"@type":"Offer","price":"5.50","priceCurrency":"EUR"}}
</script></head><body><h1>Olive soap</h1><p class="price">€5.50</p><button type="submit">Add to cart</button>${link}</body></html>`;
const text = (link: string): string =>
  `<html><head><title>Shop</title></head><body><h1>Shop</h1><p>Soap and towels, made slowly and well.</p>${link}</body></html>`;
/** A way of text pages from the start page to a product, `clicks` long. */
function site(clicks: number, startLinks = ""): SiteCase {
  const way = ["/", ...Array.from({ length: clicks - 1 }, (_, index) => `/level-${index + 1}`)];
  const pages = Object.fromEntries(
    way.map((path, index) => {
      const next = way[index + 1] ?? "/products/olive-soap";
      return [path, text(`<a href="${next}">On</a>${index === 0 ? startLinks : ""}`)];
    }),
  );
  return { pages: { ...pages, "/products/olive-soap": product() } };
}

export const cases: SiteRuleCases = {
  passing: [
    site(1),
    site(3),
    site(5, '<a href="/products/olive-soap">Best-seller</a>'),
    // A linked page was not read, so a shorter way may exist.
    site(4, '<a href="/not-read">More</a>'),
  ],
  failing: [
    { ...site(4), faults: ["/products/olive-soap"] },
    {
      ...site(4, '<a href="/cart">Cart</a>'),
      robots: "User-agent: *\nDisallow: /cart\n",
      faults: ["/products/olive-soap"],
    },
    { ...site(6), faults: ["/products/olive-soap"] },
  ],
  outside: [{ pages: { "/": text("") } }],
};

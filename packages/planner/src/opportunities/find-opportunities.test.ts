import type { SiteCase } from "@audit/testkit";
import { describe, expect, test } from "vitest";
import { findingOf, viewOf } from "../testing/plan-case.ts";
import { findOpportunities } from "./find-opportunities.ts";

const words = (count: number, about: string): string =>
  Array.from({ length: count }, (_, index) => `${about} sentence ${index} tells something new.`).join(" ");

const page = (title: string, main: string, head = ""): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><main><h1>${title}</h1>${main}</main></body></html>`;

const product = (name: string, description: string, main = ""): string =>
  page(
    name,
    `<p class="price">€19.90</p><button class="add-to-cart">Add to cart</button><p>${description}</p>${main}`,
    `<meta name="description" content="${description}"><script type="application/ld+json">${JSON.stringify({
      "@context": "https://schema.org",
      "@type": "Product",
      name,
      offers: { "@type": "Offer", price: "19.90", priceCurrency: "EUR" },
    })}</script>`,
  );

const links = (paths: readonly string[]): string =>
  `<ul>${paths.map((path) => `<li class="product"><a href="${path}"><img src="${path}.jpg" alt="">${path}</a> <span class="price">€19.90</span></li>`).join("")}</ul>`;

const LAMPS = [4, 6, 9, 12].map((watts) => ({
  path: `/products/lamp-${watts}`,
  name: `Harbour lamp ${watts} W`,
  watts,
}));
const SHOP: SiteCase = {
  pages: {
    "/": page(
      "Quiet Harbour",
      '<p>We sell lamps.</p><a href="/collections/lamps">Lamps</a><a href="/blog/choose">Guide</a>',
    ),
    "/collections/lamps": page("Lamps", `${links(LAMPS.map(({ path }) => path))}`),
    ...Object.fromEntries(
      LAMPS.map(({ path, name, watts }) => [
        path,
        product(name, `A lamp of ${watts} W for the table, ${watts * 3} cm high.`),
      ]),
    ),
    "/blog/choose": page(
      "How to choose a light",
      `<article><p>${words(60, "Our Harbour lamp 6 W is good: this")}</p></article>`,
    ),
  },
};

const found = (site: SiteCase, rules: readonly string[] = []) =>
  findOpportunities(
    viewOf(site),
    rules.map((rule) => findingOf(rule, ["/"])),
  );
const idsOf = (site: SiteCase): string[] => found(site).map(({ rule }) => rule);

describe("opportunities", () => {
  test("rest on what stands on the site: its names, values and addresses", () => {
    const guide = found(SHOP).find(({ rule }) => rule === "guides-to-products");
    expect(guide?.implementation).toContain('<a href="https://shop.example/products/lamp-6">Harbour lamp 6 W</a>');
    expect(guide?.implementation).not.toContain("lamp-9");
    const table = found(SHOP).find(({ rule }) => rule === "comparison-tables");
    expect(table?.implementation?.match(/<td>\d+ W<\/td>/g)).toEqual([
      "<td>4 W</td>",
      "<td>6 W</td>",
      "<td>9 W</td>",
      "<td>12 W</td>",
    ]);
    expect(found(SHOP).find(({ rule }) => rule === "variant-families")?.affected.count).toBe(4);
  });

  test("are named as what they are, and count half of a fault in the numbers that are shown", () => {
    for (const { type, ranking, priority, title, problem, steps } of found(SHOP).map((one) => ({
      ...one,
      steps: one.solution,
    }))) {
      expect(type).toBe("opportunity");
      const value = (name: string): number => ranking.find(({ factor }) => factor === name)?.value ?? Number.NaN;
      const sum = (value("severity") * value("reach") * value("page worth") * value("certainty")) / value("effort");
      expect(Math.round(sum * 100) / 100).toBe(priority);
      expect(value("certainty")).toBe(0.5);
      expect(`${title} ${problem} ${steps}`).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
    }
  });

  test("speak of maps only for a place that markup invites to, not for a desk that answers the phone", () => {
    const business = (type: string): string =>
      `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": type, name: "Kiln", address: { "@type": "PostalAddress", streetAddress: "Lille Gade 2", postalCode: "8520", addressLocality: "Lystrup" } })}</script>`;
    const site = (type: string, hours: string): SiteCase => ({
      pages: { "/": page("Kiln", "<p>We fire clay.</p>", business(type)), "/contact": page("Contact", hours) },
    });
    const hours = "<p>Monday to Friday 09:00 - 17:00</p>";
    const open = `<p>Lille Gade 2, 8520 Lystrup</p>${hours}`;
    expect(idsOf(site("Store", open))).toContain("map-profile");
    // Who drives to customers names a street in markup only.
    expect(idsOf(site("Store", hours))).not.toContain("map-profile");
    expect(idsOf(site("Corporation", open))).not.toContain("map-profile");
    const answered = "<p>Monday to Friday 09:00 - 17:00 Phone 029 170 7889 info@kiln.example</p>";
    expect(idsOf(site("Store", answered))).not.toContain("map-profile");
  });

  test("have fingerprints of their own that stay between runs", () => {
    const names = found(SHOP).map(({ fingerprint }) => fingerprint);
    expect(new Set(names).size).toBe(names.length);
    expect(found(SHOP).map(({ fingerprint }) => fingerprint)).toEqual(names);
  });

  test("are not made where the guide links already, nor on a site that gives no ground", () => {
    const linking = {
      pages: {
        ...SHOP.pages,
        "/blog/choose": page(
          "How to choose a light",
          `<article><p>${words(60, "Our Harbour lamp 6 W is good: this")}</p><a href="/products/lamp-6">Harbour lamp 6 W</a></article>`,
        ),
      },
    };
    expect(idsOf(linking)).not.toContain("guides-to-products");
    expect(idsOf({ pages: { "/": page("Hello", "<p>We are here.</p>") } })).toEqual([]);
  });

  test("of one kind are one task with all their pages", () => {
    const second = page(
      "Reading at night",
      `<article><p>${words(60, "The Harbour lamp 9 W is bright: this")}</p></article>`,
    );
    const guides = found({ pages: { ...SHOP.pages, "/blog/night": second } }).filter(
      ({ rule }) => rule === "guides-to-products",
    );
    expect(guides.map(({ affected }) => affected.count)).toEqual([2]);
  });

  test("describe goods in families, and only those whose pages say little", () => {
    const goods = [1, 2, 3, 4, 5, 6, 7].map((number) => ({
      path: `/products/jug-${number}`,
      name: `Jug model ${"abcdefg"[number - 1]}`,
    }));
    const description =
      "It is thrown by hand, glazed twice and fired hot; it holds water for six and stands well on any table. ".repeat(
        4,
      );
    const jugs = {
      ...SHOP.pages,
      "/collections/jugs": page("Jugs", links(goods.map(({ path }) => path))),
      ...Object.fromEntries(
        goods.map(({ path, name }, index) => [
          path,
          product(
            name,
            `A jug of clay with one handle, ${name}, made for water and for flowers on a table.`,
            index === 0 ? `<p>${description}</p>` : "",
          ),
        ]),
      ),
    };
    const [family] = found({ pages: jugs }).filter(({ rule }) => rule === "short-product-texts");
    expect(family?.affected.urls).toEqual(goods.slice(1).map(({ path }) => `https://shop.example${path}`));
    expect(family?.title).toContain("6 products of “Jugs”");
  });

  test("give way to the fault that is about the same", () => {
    expect(found(SHOP, ["variant-group-missing"]).map(({ rule }) => rule)).not.toContain("variant-families");
  });
});

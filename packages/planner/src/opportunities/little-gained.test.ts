import type { SiteCase } from "@audit/testkit";
import { describe, expect, test } from "vitest";
import { viewOf } from "../testing/plan-case.ts";
import { findOpportunities } from "./find-opportunities.ts";

const page = (title: string, main: string, head = ""): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><main><h1>${title}</h1>${main}</main></body></html>`;

const data = (json: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...json })}</script>`;

const found = (id: string, site: SiteCase) => findOpportunities(viewOf(site), []).find(({ rule }) => rule === id);

describe("the markup of a business", () => {
  const house = (contact: string): SiteCase => ({
    pages: {
      "/": page("Kiln", `<p>We fire clay.</p>${contact}`, data({ "@type": "Organization", name: "Kiln" })),
      "/contact": page("Contact", contact),
    },
  });
  const mail = '<p><a href="mailto:hello@shop.example">hello@shop.example</a></p>';
  const phone = '<p><a href="tel:+43029170788">+43 0291 70788</a></p>';

  test("is no task for an address for mail alone, and a small one for the phone", () => {
    expect(found("business-markup", house(mail))).toBeUndefined();
    const both = found("business-markup", house(mail + phone));
    expect(both?.title).toContain("the phone number");
    expect(both?.impact).toBe("low");
  });
});

const goods = (
  names: readonly string[],
  description: (name: string) => string,
  more: (name: string) => string = () => "",
): SiteCase => {
  const pathOf = (name: string): string => `/products/${name.toLowerCase().replaceAll(" ", "-")}`;
  const cards = names.map(
    (name) =>
      `<li class="product"><a href="${pathOf(name)}"><img src="${pathOf(name)}.jpg" alt="">${name}</a> <span class="price">€19.90</span></li>`,
  );
  const product = (name: string): string =>
    page(
      name,
      `<p class="price">€19.90</p><button class="add-to-cart">Add to cart</button><p>${description(name)} ${more(name)}</p>`,
      `<meta name="description" content="${description(name)}">${data({ "@type": "Product", name, offers: { "@type": "Offer", price: "19.90", priceCurrency: "EUR" } })}`,
    );
  return {
    pages: {
      "/": page("Quiet Harbour", '<p>We sell lamps.</p><a href="/collections/lamps">Lamps</a>'),
      "/collections/lamps": page("Lamps", `<ul>${cards.join("")}</ul>`),
      ...Object.fromEntries(names.map((name) => [pathOf(name), product(name)])),
    },
  };
};

test("sizes of one thing are joined where they are four, and not for two", () => {
  const lamps = (watts: readonly number[]): SiteCase =>
    goods(
      watts.map((one) => `Harbour lamp ${one} W`),
      (name) => `${name} for the table.`,
    );
  expect(found("variant-families", lamps([4, 6, 9, 12]))?.affected.count).toBe(4);
  expect(found("variant-families", lamps([4, 6]))).toBeUndefined();
});

test("a description is no longer one by the name before it", () => {
  const said = new Map([
    ["Harbour lamp of northern ash", "It shines for nine hours and folds flat."],
    ["Station lamp of southern oak", "Hang this one above a long dining table."],
    ["Lantern with a bowl of glass", "Candles of any size burn in it, outdoors too."],
  ]);
  const shop = goods(
    [...said.keys()],
    (name) => said.get(name) ?? "",
    (name) => `${"Whoever looks at the grain of this piece sees by what light it grew, ".repeat(3)} ${name}.`,
  );
  expect(found("description-sheet", shop)).toBeUndefined();
});

import { rules } from "@audit/rules";
import { expect, test } from "vitest";
import { planOf } from "../testing/plan-case.ts";

const NAMES = ["blue", "green", "red", "white", "black", "brown", "grey", "pink", "sand", "moss", "rust"];
const cards = NAMES.map(
  (name) =>
    `<li class="product"><a href="/p/${name}"><img src="/${name}.jpg" alt="">${name}</a> <span class="price">€18.00</span></li>`,
).join("");

const page = (title: string, main: string, data: object | null = null): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${data === null ? "" : `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...data })}</script>`}</head><body><main><h1>${title}</h1>${main}</main></body></html>`;

const product = (name: string): string =>
  page(
    `Mug ${name}`,
    `<p class="product-brand">Kiln Works</p>${name === "rust" ? "" : `<img src="/${name}.jpg" alt="Mug ${name}">`}<p><s>€20.00</s> <b class="price">€18.00</b></p><button class="add-to-cart">Add to cart</button><p>A mug of ${name} clay that holds a quarter of a litre and stands well.</p>`,
    { "@type": "Product", name: `Mug ${name}`, offers: { "@type": "Offer", price: "20.00", priceCurrency: "EUR" } },
  );

const shop = (ids: readonly string[]) =>
  planOf(
    {
      pages: {
        "/": page("Kiln", `<p>We sell mugs.</p><ul>${cards}</ul><a href="/returns">Returns</a>`, {
          "@type": "Organization",
          name: "Kiln",
          url: "https://shop.example/",
        }),
        "/returns": page(
          "Returns",
          `<p>You can send all goods back within 30 days of delivery. ${"We refund what you paid. ".repeat(12)}</p>`,
        ),
        ...Object.fromEntries(NAMES.map((name) => [`/p/${name}`, product(name)])),
      },
    },
    undefined,
    rules.filter(({ id }) => ids.includes(id)),
  ).actions;

test("what completes the one block about the business is a task, however many products ask for it", () => {
  const task = shop(["returns-policy-missing"]).find(({ rule }) => rule === "returns-policy-missing");
  expect(task?.implementation).toContain('"merchantReturnLink": "https://shop.example/returns"');
});

test("one block of a product is one task, which names all that it completes", () => {
  const actions = shop(["offer-price-mismatch", "product-image-missing", "product-brand-missing"]);
  expect(actions.map(({ rule }) => rule)).not.toContain("product-image-missing");
  expect(actions[0]?.implementation).toContain('"name": "Kiln Works"');
  expect(actions[0]?.heals.map(({ rule }) => rule)).toEqual(["product-image-missing", "product-brand-missing"]);
});

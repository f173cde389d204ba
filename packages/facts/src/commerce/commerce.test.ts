import { describe, expect, it } from "vitest";
import { factsOf } from "../testing/capture-of.ts";

describe("commerce facts", () => {
  it("reads price, buy control, stock, delivery and rating of a product page", () => {
    const { commerce } = factsOf(
      "<main><h1>Tent</h1><p class=price>EUR 199,00</p><p>Auf Lager</p><p>Lieferzeit: 2–3 Werktage</p><p>Bewertung: 4,7 von 5</p><button>In den Warenkorb</button></main>",
    );
    expect(commerce.prices).toEqual([{ text: "EUR 199,00", amount: 199, currency: "EUR", region: "main" }]);
    expect(commerce).toMatchObject({
      buyControl: "In den Warenkorb",
      availability: "in-stock",
      availabilityText: "Auf Lager",
      deliveryText: "Lieferzeit: 2–3 Werktage",
      ratingText: "Bewertung: 4,7 von 5",
    });
  });

  it.each([
    ["8,784円", 8784, "JPY"],
    ["税込8,784円（送料別）", 8784, "JPY"],
    ["12,000원", 12000, "KRW"],
    ["1.250.000đ", 1250000, "VND"],
    ["500 บาท", 500, "THB"],
  ])("reads %s, whose sign is a letter of the script", (text, amount, currency) => {
    expect(factsOf(`<main><h1>X</h1><p>${text}</p></main>`).commerce.prices).toMatchObject([{ amount, currency }]);
  });

  it.each([
    ["Sold out", "out-of-stock"],
    ["Rupture de stock", "out-of-stock"],
    ["Agotado", "out-of-stock"],
    ["Nicht lieferbar", "out-of-stock"],
    ["Not in stock", "out-of-stock"],
    ["Jetzt vorbestellen", "pre-order"],
    ["En stock", "in-stock"],
    ["Finns i lager", "in-stock"],
    ["Op voorraad", "in-stock"],
  ])("reads %s as %s", (text, availability) => {
    expect(factsOf(`<p>${text}</p>`).commerce.availability).toBe(availability);
  });

  it.each([
    ["ja", "4.7 / 5 レビュー12件", "在庫あり", "in-stock"],
    ["sr", "4,7 / 5 utisaka", "Na stanju", "in-stock"],
    ["ar", "4.7 / 5", "متوفر في المخزون", "in-stock"],
  ])("reads an average and the stock in words of %s", (lang, rating, stock, availability) => {
    const { commerce } = factsOf(
      `<html lang="${lang}"><body><main><h1>X</h1><p>${rating}</p><p>${stock}</p></main></body></html>`,
    );
    expect(commerce.ratings).toEqual([4.7]);
    expect(commerce).toMatchObject({ ratingText: rating, availability, availabilityText: stock });
  });

  it("takes neither a share of something nor a day for an average", () => {
    expect(factsOf("<p>2/5 cups</p><p>24.12.2025 / 5</p><p>1.5 / 50</p>").commerce.ratings).toEqual([]);
  });

  it("says nothing about stock when the page doesn't", () => {
    expect(factsOf("<p>Our stock photos</p><nav>In stock</nav>").commerce.availability).toBeNull();
  });

  it("doesn't take a right of return for a delivery time", () => {
    expect(factsOf("<p>30 dagars öppet köp 🚚 Frakt 49 kr</p>").commerce.deliveryText).toBeNull();
  });

  it("counts cards of one list, each once", () => {
    const card = "<li><div><a href=/p><img src=p alt=p></a><h3><a href=/p>P</a></h3><span>9,90 €</span></div></li>";
    expect(factsOf(`<ul>${card.repeat(5)}</ul>`).commerce.productCards).toBe(5);
    expect(factsOf(`<ul>${card}</ul>`).commerce.productCards).toBe(0);
  });

  it("counts cards that are links themselves", () => {
    const card = "<a href=/p><img src=p alt=p>P $9.90</a>";
    expect(factsOf(`<div>${card.repeat(4)}</div>`).commerce.productCards).toBe(4);
  });

  it("reads the trail of breadcrumbs with the page itself at the end", () => {
    const { commerce } = factsOf(
      '<nav class="c-Breadcrumbs"><a href=/>Home</a> › <a href=/tents>Tents</a> › Alpine</nav>',
    );
    expect(commerce.breadcrumbs).toEqual([
      { text: "Home", url: "https://shop.example/" },
      { text: "Tents", url: "https://shop.example/tents" },
      { text: "Alpine", url: null },
    ]);
  });

  it("takes a link for a buy control only when it says so", () => {
    expect(factsOf("<main><a href=/c>Add to cart</a></main>").commerce.buyControl).toBe("Add to cart");
    expect(factsOf("<main><a href=/c>Buying guide</a></main>").commerce.buyControl).toBeNull();
  });

  it("reads the maker that an element beside the main heading is named after", () => {
    const brandOf = (body: string): string | undefined => factsOf(body).commerce.brandText;
    expect(brandOf('<main><p class="pd-brand">Norvik</p><h1>Norvik 101</h1></main>')).toBe("Norvik");
    expect(brandOf('<main><h1>Tent</h1><span class="product__vendor">Vendor: North</span></main>')).toBe("North");
    expect(brandOf('<a class="navbar-brand" href="/">Camp shop</a><main><h1>Tent</h1></main>')).toBeUndefined();
    const card = (name: string): string =>
      `<li><a href="/${name}"><img src="/${name}.jpg"><span class="card-brand">${name}</span></a><b>€ 5</b></li>`;
    expect(brandOf(`<main><h1>Tent</h1><ul>${card("North")}${card("South")}</ul></main>`)).toBeUndefined();
  });
});

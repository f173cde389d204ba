import { describe, expect, it } from "vitest";
import { factsOf } from "../testing/capture-of.ts";

const itemsOf = (html: string) => factsOf(`<html lang="ro"><body><main>${html}</main></body></html>`).outline.items;
const dish = (name: string, price: string): string =>
  `<div><img src="/${name}.jpg" alt=""><h3>${name} 300g<span>pui, orez, unt</span></h3><b>${price}</b></div>`;

describe("things of a list without pages", () => {
  it("are read with what is said of them, the price, the list's heading and the picture", () => {
    const items = itemsOf(
      `<h2>Secondi</h2>${["Fritto", "Risotto", "Penne", "Lasagna"].map((name) => dish(name, "40 RON")).join("")}`,
    );
    expect(items).toHaveLength(4);
    expect(items?.[1]).toEqual({
      name: "Risotto 300g",
      text: "pui, orez, unt",
      price: { amount: 40, currency: "RON", text: "40 RON" },
      section: "Secondi",
      picture: "https://shop.example/Risotto.jpg",
    });
  });

  it("are no chapters of a text, and no cards that lead to pages", () => {
    const chapters = ["One", "Two", "Three", "Four"].map((name) => `<h2>${name}</h2><p>A text of some words.</p>`);
    const cards = ["a", "b", "c", "d"].map((name) => `<div><h3><a href="/${name}">${name}</a></h3><b>4 RON</b></div>`);
    expect(itemsOf(chapters.join(""))).toBeUndefined();
    expect(itemsOf(cards.join(""))).toBeUndefined();
  });
});

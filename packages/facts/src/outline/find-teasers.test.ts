import { describe, expect, it } from "vitest";
import { factsOf } from "../testing/capture-of.ts";

const pricesOf = (main: string): readonly (readonly [number, boolean])[] =>
  factsOf(`<main><h1>Yew</h1>${main}</main>`).outline.prices.map(({ amount, list }) => [amount, list] as const);

describe("prices beside the page's own", () => {
  it("stand in the teaser of another page, though it is the only one", () => {
    const teaser = '<div><a href="/oak"><h3>Oak</h3></a><a href="/oak"><img src="/oak.jpg"><p>€17.50</p></a></div>';
    expect(pricesOf(`<p>Comes out soon.</p>${teaser}`)).toEqual([[17.5, true]]);
  });

  it("stand in no link that only orders", () => {
    expect(pricesOf('<a href="/order">Order for €12.50</a><a href="#order">€12.50</a>')).toEqual([
      [12.5, false],
      [12.5, false],
    ]);
  });
});

describe("boxes with a picture and a link", () => {
  it("are no list where a price stands in one of them", () => {
    const { prices, controls } = factsOf(
      '<main><h1>Yew</h1><ul><li>Price: <span>€12.50</span> <a href="/order"><img src="/cart.png">Order now</a></li><li><a href="/yew.pdf"><img src="/pdf.png">Letöltés (A6-os)</a></li></ul></main>',
    ).outline;
    expect([prices.map(({ list }) => list), controls.map(({ list }) => list)]).toEqual([[false], [false]]);
  });
});

describe("controls to buy", () => {
  it("are no buttons of a gallery at the start of a section that is named after buying", () => {
    const { controls } = factsOf(
      '<main><h1>Yew</h1><div id="product-buy-section"><button type="button"><img alt="Picture 1" src="/1.jpg"></button><p>€12.50</p><div class="add-to-cart"><button>Ajouter</button></div></div></main>',
    ).outline;
    expect(controls.map(({ text }) => text)).toEqual(["Ajouter"]);
  });
});

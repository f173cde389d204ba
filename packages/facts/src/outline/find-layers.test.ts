import { describe, expect, it } from "vitest";
import { factsOf } from "../testing/capture-of.ts";

const main = "<main><h1>Bread</h1><p>We bake our bread every morning at five in the old town.</p></main>";
const asked = "<p>Our partners and we keep data on your device to show you what fits.</p>";
const textsOf = (layer: string): string[] => factsOf(main + layer).outline.texts.map(({ text }) => text);
const own = ["We bake our bread every morning at five in the old town."];

describe("layers", () => {
  it.each([
    ["named by its tool", `<div id="CybotCookiebotDialog">${asked}</div>`],
    ["named for what it is", `<section class="cookie-consent__box">${asked}</section>`],
    ["a dialog", `<div role="dialog">${asked}</div>`],
    ["not displayed", `<div style="display:none">${asked}</div>`],
    [
      "without a name",
      "<div><p>Wir verwenden Cookies und ähnliche Technologien dafür.</p><button>Alle akzeptieren</button></div>",
    ],
  ])("are no part of the content: %s", (_, layer) => {
    expect(textsOf(layer)).toEqual(own);
  });

  it("are none though they say more than the page itself", () => {
    const long = `<div class="cookie-consent">${asked.repeat(8)}</div>`;
    expect(factsOf(`<main><h1>Log in</h1></main>${long}`).outline.texts).toEqual([]);
  });

  it("leaves what bakers and lawyers say of cookies where it is", () => {
    const baked = '<div class="cookie-card"><p>Cookies with dark chocolate, baked this morning for you.</p></div>';
    expect(textsOf(baked)).toHaveLength(2);
    const policy =
      '<div class="cookie-policy-page"><h1>Cookies</h1><p>We set three cookies, each of them for a day only.</p></div>';
    expect(factsOf(policy).outline.texts).toHaveLength(1);
  });
});

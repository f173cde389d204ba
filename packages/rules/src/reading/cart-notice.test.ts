import { expect, test } from "vitest";
import { isCartNotice } from "./cart-notice.ts";

test.each([
  ["“Blue mug” was added to your cart.", true],
  ["“Taza azul” se ha añadido a tu carrito.", true],
  ["„Kubek” został dodany do koszyka.", true],
  ["“Blue mug” is what potters call it.", false],
  ["Add it to your cart and choose a glaze.", false],
])("%s: a notice of the cart is told by a name in quotes: %s", (text, is) => {
  expect(isCartNotice(text)).toBe(is);
});

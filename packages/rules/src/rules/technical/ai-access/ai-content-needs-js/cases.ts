import type { PageRuleCases } from "../../../../rule-cases.ts";

const prose = `<p>${"Fine tea from the hills of Uji, picked by hand. ".repeat(10)}`;
const shell =
  '<!doctype html><html lang=en><head><title>Shop</title></head><body><div id="root"></div><script src="/assets/app.js"></script></body></html>';

export const cases: PageRuleCases = {
  passing: [
    `<html lang=en><title>Green tea</title><main><h1>Green tea</h1>${prose}</main><script src=/app.js></script>`,
    // Rendered on the server, taken over by a framework.
    `<html lang=en><title>Tea</title><div id="__next"><main><h1>Green tea</h1>${prose}</main></div><script src=/_next/app.js></script>`,
    // Short, but there is no script that could bring more.
    "<html lang=en><title>Thanks</title><p>Thank you.",
    // One banner that leads to the shop, and an empty basket: short, but complete.
    '<html lang=en><title>Tea</title><nav><a href="/shop">Shop</a></nav><div id=basket></div><div onclick="location=1"><img src="/sale.jpg" alt="Sale"></div><script src="/app.js"></script>',
    // Nothing waits to be filled.
    '<html lang=en><title>Tea</title><header>Tea shop</header><p>Soon.</p><script src="/app.js"></script>',
    "<html lang=en><title>Video</title><h1>How to brew</h1><video src=/v.mp4></video><script src=/a.js></script>",
  ],
  failing: [
    shell,
    // A product that the visible HTML does not even name.
    '<html lang=en><head><title>Green tea</title></head><body><header>Tea shop</header><div class=product data-id=7></div><script src="/app.js"></script></body></html>',
  ],
  outside: [
    { html: shell, status: 404 },
    shell.replace("<title>", "<meta name=robots content=noindex><title>"),
    {
      url: "https://shop.example/cart",
      html: `<html lang=en><title>Cart</title><h1>Your cart</h1><div id=cart></div><script src=/a.js></script>`,
    },
  ],
};

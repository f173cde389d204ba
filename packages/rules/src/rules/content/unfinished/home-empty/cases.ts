import type { PageRuleCases } from "../../../../rule-cases.ts";

const home = (main: string): { url: string; html: string } => ({
  url: "https://shop.example/",
  html: `<!doctype html><html lang="en"><head><title>Frames</title></head><body><nav><a href="/steel">Steel</a></nav><main>${main}</main><footer>Dana Frames</footer></body></html>`,
});

export const cases: PageRuleCases = {
  passing: [
    home(
      "<h1>Frames</h1><p>We weld bicycle frames out of steel and stainless steel in a workshop beside the forest, to the length of your legs and arms. A frame begins at 900 euros and takes us about eight weeks.</p>",
    ),
    home(
      '<h1>Frames</h1><img src="/a.jpg" width="600" height="400" alt="A"><img src="/b.jpg" width="600" height="400" alt="B"><img src="/c.jpg" width="600" height="400" alt="C">',
    ),
  ],
  failing: [
    home('<h1>Frames</h1><p>Made to measure of steel.</p><div class="posts-list"></div>'),
    home(""),
    home('<h1>Frames</h1><div id="products" class="product-list"></div><script src="/list.js"></script>'),
  ],
  outside: [
    { url: "https://shop.example/steel", html: "<title>Steel</title><h1>Steel</h1>" },
    { url: "https://shop.example/", html: '<title>Shop</title><div id="root"></div><script src="/app.js"></script>' },
  ],
};

import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (main: string, script = '<script src="/shop.js"></script>'): string =>
  `<!doctype html><html lang="en"><head><title>Mugs</title>${script}</head><body><main><h1>Mugs</h1>${"<p>We throw mugs of stoneware by hand.</p>".repeat(3)}${main}</main></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page('<h2>Bestsellers</h2><div id="best-grid"><a href="/p/1">Blue mug</a></div><div id="toast"></div>'),
    // Right to be empty, or no list at all.
    page('<h2>Your cart</h2><div id="cart-items"></div>'),
    page('<h2>Recently viewed</h2><div id="recently-viewed-list"></div>'),
    page('<h2>Your review</h2><ul id="uploadFileList"></ul>'),
    page('<h2>Customer reviews</h2><div id="reviews_header"></div>'),
    page('<h2>Pictures</h2><div id="GalleryStatus-main"></div>'),
    page('<h2>Find us</h2><div id="map"></div>'),
    // A place behind other things, and one in a dialog.
    page('<h2>Made by us</h2><a href="/p/1"><img src="/1.jpg" alt="">Blue mug</a><div id="reviews"></div>'),
    page('<div class="modal"><h2>Choose</h2><div id="choice-list"></div></div>'),
    page('<h2>Bestsellers</h2><div id="best-grid"></div>', ""),
    // Nothing to see: what assistive technology reads out when something changes.
    page('<h2>Blue mug</h2><div id="GalleryStatus-1"></div>'),
  ],
  failing: [
    page('<h2>Bestsellers</h2><p>What people buy most.</p><div class="pgrid" id="best-grid"></div>'),
    page('<h2>Nejoblíbenější hrnky</h2><section id="bestsellersGrid"></section>'),
    page('<section><h2>عربة الأكواب</h2><ul id="products"></ul></section>'),
  ],
  outside: [
    page(""),
    page('<h2>Blue mug</h2><div id="gallery" role="status"></div>'),
    "<!doctype html><title>About</title><h1>About</h1><p>We are potters.</p>",
  ],
};

import type { RunCase } from "../site-case.ts";
import * as p from "./plant.ts";
import { A, absolute, C, P, planted, T, type Plant, type Planting } from "./plant.ts";
import { sentences } from "./words.ts";

type Edit = (html: string) => string;

/** What the browser saw of a page that stays as it is: its run differs in the given parts. */
const saw = (path: string, run: RunCase["run"] = {}, lab: RunCase["lab"] = {}): Plant => p.ran(path, { run, lab });
/** Scripts change what was sent. */
const after = (path: string, edit: Edit, run: RunCase["run"] = {}): Plant => p.ran(path, { run }, edit);
/** The server leaves something out that scripts bring. */
const late =
  (path: string, edit: Edit, run: RunCase["run"] = {}): Plant =>
  (shop) => {
    const whole = shop.pages[path]!.html!;
    return p.all(
      p.change(path, (page) => ({ ...page, html: edit(whole) })),
      p.ran(path, { run, html: whole }),
    )(shop);
  };
const looked = (path: string, looks: NonNullable<NonNullable<RunCase["run"]>["looks"]>): Plant => saw(path, { looks });
const withMain =
  (main: string): Edit =>
  (html) =>
    html.replace(/<main(.*?)>.*<\/main>/s, `<main$1>${main}</main>`);
const SHORT = "<h1>More on things</h1><p>What else there is to say about them stands further below on this page.</p>";
const script = (type: string): RegExp =>
  new RegExp(`<script type="application/ld\\+json">[^<]*"@type":"${type}".*?</script>`);
const picture = (side: number, shown: number) => ({
  width: side,
  height: side,
  shownWidth: shown,
  shownHeight: shown,
  widest: null,
  bytes: 240_000,
});
const BYTES = { total: 600_000, script: 100_000, thirdPartyScript: 0 };
const COOKIES = "We use cookies to see which pages are read. Accept all or choose.";

/** What shows only where scripts run. */
export const scripts: Readonly<Record<string, Planting>> = {
  "js-title-changed": planted(after(A, (html) => html.replace(/<title>.*?<\/title>/, "<title>Loading</title>"))),
  "js-description-changed": planted(
    after(A, (html) => html.replace(/<meta name="description"[^>]*>/, '<meta name="description" content="Loading">')),
  ),
  "js-h1-changed": planted(after(A, (html) => html.replace(/<h1>.*?<\/h1>/, "<h1>Read this first</h1>"))),
  "js-canonical-changed": planted(after(A, (html) => html.replace(p.canonicalTag, p.canonical(absolute(T))))),
  "js-robots-changed": planted(after(A, (html) => html.replace(p.robotsTag, p.NOINDEX))),
  "js-hreflang-changed": planted(
    after(A, (html) => html.replace("</head>", `<link rel="alternate" hreflang="de" href="${absolute(T)}"></head>`)),
  ),
  "js-schema-only-rendered": planted(late(A, (html) => html.replace(script("BlogPosting"), ""))),
  "js-price-stock-only-rendered": planted(
    p.all(
      p.withoutTag(P, /<section class="related">.*?<\/section>/s),
      p.swap(P, " of €4.90", ""),
      late(P, (html) => html.replace(/<p class="price">.*?<\/p>/, "").replace(/"price":"[\d.]+",/, "")),
    ),
    // Whoever reads the markup as sent finds an offer without its price.
    "offer-price-missing",
  ),
  "js-offer-changed": planted(after(P, (html) => html.replaceAll(`"price":"${p.PRODUCT.price}"`, '"price":"12.00"'))),
  "js-offer-mismatch": planted(
    after(P, (html) => html.replace(/<p class="price">.*?<\/p>/, '<p class="price">€39.00</p>')),
  ),
  "js-main-content-missing": planted(p.all(p.extra("/pages/late"), late("/pages/late", withMain(SHORT)))),
  "js-links-lost": planted(
    after(A, (html) => html.replace(/<header.*<\/header>/s, "").replace(/<footer.*<\/footer>/s, "")),
  ),
  "js-error-blank": planted(after(A, withMain(""), { errors: ["TypeError: x is undefined"] })),
  "js-render-slow": planted(
    late(T, (html) => html.replace(/(<\/h1>(?:<p>.*?<\/p>){4}).*<\/main>/s, "$1</main>"), { contentMs: 7000 }),
  ),
  "js-lazy-content-interaction": planted(
    p.all(p.extra("/pages/scroll", withMain(SHORT)), saw("/pages/scroll", { wordsAfterScroll: 300 })),
  ),
  "js-shadow-dom-content": planted(
    p.all(p.extra("/pages/boxed", withMain(SHORT)), saw("/pages/boxed", { enclosedWords: 300 })),
  ),
  "js-consent-wall": planted(
    p.all(
      p.extra("/pages/walled", withMain(SHORT)),
      saw("/pages/walled", { overlay: { share: 0.9, words: 11, text: COOKIES } }),
    ),
  ),
  "js-soft-404-spa": planted(
    p.all(
      p.change("/", (page) => ({
        ...page,
        html: page.html!.replace(
          /<body.*<\/body>/s,
          '<body><div id="root"></div><script src="/app.js"></script></body>',
        ),
      })),
      p.probe("notFound", {
        url: absolute("/page-0a1b2c"),
        status: 200,
        contentType: "text/html",
        text: '<title>Shop</title><div id="root"></div><script src="/app.js"></script>',
      }),
    ),
    // The frame is what the start page sends, too.
    "ai-content-needs-js",
  ),
  "js-redirect": planted((shop) => ({ ...shop, movedOn: { [T]: C } })),
  "links-only-after-js": planted(
    after(T, (html) =>
      html.replace(
        "</main>",
        `${p
          .numbers(40)
          .map((one) => `<a href="/notes/${one}">Note ${one}</a>`)
          .join(" ")}</main>`,
      ),
    ),
  ),
  "social-js-only": planted(late(A, (html) => html.replace(/<meta (property="og|name="twitter):[^>]*>\s*/g, ""))),
  "language-switcher-uncrawlable": planted(
    looked(T, { languages: { kind: "select", languages: ["English", "Deutsch"], links: 0 } }),
  ),
  "back-button-hijack": planted(looked(T, { back: { added: 1, trap: "kept", to: null, asksToStay: false } })),
  "tabs-hidden-content": planted(
    looked(P, { lateTabs: [{ label: "Details", words: 80, text: sentences(2, 9500).join(" ") }] }),
  ),
  "horizontal-scroll": planted(
    looked(T, { sideways: { by: 240, elements: [{ selector: "table.sizes", right: 600 }] } }),
  ),
  "intrusive-interstitial": planted(
    saw(A, { overlay: { share: 0.8, words: 9, text: "Join our newsletter and save ten percent on everything" } }),
  ),
  // A question about cookies may cover a page, but not the buy button of those that buy for people.
  "agent-overlay-blocks-click": planted(saw(P, { overlay: { share: 0.8, words: 11, text: COOKIES } })),
};

/** How a page loads, in the lab and for visitors. */
export const loading: Readonly<Record<string, Planting>> = {
  "cwv-lcp": planted(saw(A, {}, { lcpMs: 6200 })),
  "cwv-cls": planted(saw(A, {}, { cls: 0.31 })),
  "cwv-inp": planted((shop) => ({ ...shop, field: { ...shop.field, [A]: { inpMs: 340 } } })),
  "critical-template-cwv-business": planted((shop) => ({ ...shop, field: { ...shop.field, [P]: { lcpMs: 3100 } } })),
  "lcp-no-priority": planted(
    saw(A, {}, { lcpImage: { url: absolute("/media/a.jpg"), inHtml: true, priority: false, share: 0.3 } }),
  ),
  "lcp-not-in-html": planted(
    saw(A, {}, { lcpImage: { url: absolute("/media/a.jpg"), inHtml: false, priority: true, share: 0.3 } }),
  ),
  "unused-js": planted(saw(A, {}, { unusedScript: 0.9, bytes: { ...BYTES, script: 220_000 } })),
  "js-bundle-heavy": planted(saw(A, {}, { unusedScript: 0.2, bytes: { ...BYTES, script: 420_000 } })),
  "page-weight": planted(saw(A, {}, { bytes: { ...BYTES, total: 4_200_000 } })),
  "third-party-heavy": planted(saw(A, {}, { scriptMs: { own: 90, foreign: 900 } })),
  "long-main-thread-tasks": planted(saw(A, {}, { blockingMs: 900 })),
  "img-oversized-pixels": planted(looked(T, { images: [{ url: absolute("/media/big.jpg"), ...picture(4000, 400) }] })),
  "img-product-resolution": planted(
    looked(P, {
      images: ["", "?view=4x3", "?view=16x9"].map((query) => ({
        url: absolute(`/media${P}.jpg${query}`),
        ...picture(300, 300),
      })),
    }),
  ),
  "img-picture-no-img": planted(p.inMain(T, '<picture><source srcset="/media/a.webp" type="image/webp"></picture>')),
  "img-broken": planted(p.image({ url: "/media/gone.jpg", status: 404 })),
  "img-too-heavy": planted(
    p.image({ url: "/media/heavy.jpg", status: 200, contentType: "image/jpeg", bytes: 900_000 }),
  ),
};

const agent = (status: number, edit: Edit = (html) => html): Plant =>
  p.view("ai-agent", "/", (page) => ({ ...page, status, html: edit(page.html!) }), { sent: "GPTBot" });

/** What comes to others, past the cache, to words in the address, and in the handshake. */
export const answers: Readonly<Record<string, Planting>> = {
  "ai-bots-waf-blocked": planted(agent(403)),
  "ai-bots-content-differs": planted(
    agent(
      200,
      withMain(
        sentences(12, 9510)
          .map((text) => `<p>${text}</p>`)
          .join(""),
      ),
    ),
  ),
  "ai-pay-per-crawl": planted(agent(402)),
  "url-injection-reflection": planted(
    p.view(
      "echo",
      "/",
      (page) => ({
        ...page,
        html: page
          .html!.replace(p.canonicalTag, p.canonical(absolute("/?q=zqxaudit7")))
          .replace("<h1>", "<p>You looked for zqxaudit7.</p><h1>"),
      }),
      { asked: "/?q=zqxaudit7", sent: "zqxaudit7" },
    ),
  ),
  "product-schema-stale-cache": planted(
    p.view(
      "fresh",
      P,
      (page) => ({ ...page, html: page.html!.replaceAll(`"price":"${p.PRODUCT.price}"`, '"price":"12.00"') }),
      { asked: `${P}?fresh=1` },
    ),
  ),
  "tls-expiring": planted(p.certificate({ validTo: "2026-01-20T00:00:00.000Z" })),
  "tls-name-mismatch": planted(p.certificate({ names: ["other.example"], coversHost: false })),
  "tls-old-protocol": planted((shop) => ({
    ...shop,
    tls: { [absolute("/")]: { ...shop.tls[absolute("/")], oldProtocol: "accepted" } },
  })),
};

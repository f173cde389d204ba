import { shopArticles, shopProducts } from "./catalogue.ts";
import * as p from "./plant.ts";
import { answerOf, type ShopAnswering, type ServedAnswer } from "./serve.ts";
import { sentences } from "./words.ts";

/** A fault that the real crawler or browser must meet in the served shop. */
export interface ServedFault {
  /** Page that has to be opened in the browser; none where the crawler meets the fault. */
  readonly run?: string;
  readonly plant?: p.Plant;
  readonly answer?: ShopAnswering;
  /** Rules that must fail along. */
  readonly follows?: readonly string[];
}

const page = (path: string, headers: Record<string, string>, shop: Parameters<ShopAnswering>[1]): ServedAnswer =>
  answerOf(path, headers, shop);
const named = (agent: string, answer: (asked: ServedAnswer) => ServedAnswer): ServedFault => ({
  answer: ({ path, headers }, shop) =>
    headers["user-agent"]?.includes(agent) === true ? answer(page(path, {}, shop)) : null,
});
const at = (test: RegExp, answer: (asked: ServedAnswer, path: string) => ServedAnswer): ServedFault => ({
  answer: ({ path }, shop) => (test.test(path) ? answer(page(path, {}, shop), path) : null),
});
const edited = (answer: ServedAnswer, edit: (html: string) => string): ServedAnswer => ({
  ...answer,
  body: edit(answer.body ?? ""),
});
const OTHER_TEXT = sentences(12, 9600)
  .map((text) => `<p>${text}</p>`)
  .join("");

/** What others than a plain visitor get. */
export const answeredFaults: Readonly<Record<string, ServedFault>> = {
  "ai-bots-waf-blocked": named("GPTBot", () => ({ status: 403, body: "<title>Forbidden</title>" })),
  "ai-bots-content-differs": named("ClaudeBot", (answer) =>
    edited(answer, (html) => html.replace(/<main(.*?)>.*<\/main>/s, `<main$1>${OTHER_TEXT}</main>`)),
  ),
  "ai-pay-per-crawl": named("PerplexityBot", () => ({ status: 402, body: "<title>Payment required</title>" })),
  "mobile-parity": named("Mobile Safari/537.36", (answer) =>
    edited(answer, (html) => html.replace(/<script type="application\/ld\+json">.*?<\/script>/g, "")),
  ),
  "url-injection-reflection": at(/[?&]q=\w+$/, (answer, path) =>
    edited(answer, (html) =>
      html
        .replace(p.canonicalTag, p.canonical(p.absolute(path)))
        .replace("<h1>", `<p>You looked for ${path.split("=")[1]}.</p><h1>`),
    ),
  ),
  "product-schema-stale-cache": at(/[?&]fresh=1$/, (answer) =>
    edited(answer, (html) => html.replace(/"price":"[\d.]+"/, '"price":"3.00"')),
  ),
  "no-304-revalidation": {
    answer: ({ path, headers }, shop) => (headers["if-none-match"] ? page(path, {}, shop) : null),
  },
  "soft-404": at(/^\/page-[0-9a-f]{20}$/, () => ({
    body: '<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1>',
  })),
  "img-broken": at(/^\/media\/products\/.*kyoto.*\.jpg(\?|$)/, () => ({
    status: 404,
    body: "<title>Not found</title>",
  })),
};

/** The shop's policy lets no script run but those of files. */
const scriptAt = (path: string): string => `/assets/fault-${path.replaceAll("/", "-")}.js`;
const withScript = (path: string): p.Plant =>
  p.swap(path, "</body>", `<script src="${scriptAt(path)}"></script></body>`);
const scripted = (path: string, code: string, before: p.Plant = (shop) => shop): ServedFault => ({
  run: path,
  plant: p.all(before, withScript(path)),
  answer: (asked) =>
    asked.path === scriptAt(path) ? { headers: { "content-type": "text/javascript" }, body: code } : null,
});
const article = (index: number): string => shopArticles[index]!.path;
const product = (index: number): string => shopProducts[index * 20 + 7]!.path;
const LAYER = (text: string): string =>
  `const layer=document.createElement("div");layer.style.cssText="position:fixed;inset:0;background:white;z-index:99";layer.textContent=${JSON.stringify(text)};document.body.append(layer)`;

/** What scripts do to pages, each on a page of its own. */
export const scriptedFaults: Readonly<Record<string, ServedFault>> = {
  "js-title-changed": scripted(article(0), 'document.title="Loading"'),
  "js-h1-changed": scripted(article(1), 'document.querySelector("h1").textContent="Read this first"'),
  "js-canonical-changed": scripted(article(2), 'document.querySelector("link[rel=canonical]").href="/pages/care"'),
  "js-robots-changed": scripted(article(3), 'document.querySelector("meta[name=robots]").content="noindex"'),
  "js-links-lost": scripted(
    article(4),
    'document.querySelector("header").remove();document.querySelector("footer").remove()',
  ),
  "js-error-blank": {
    ...scripted(article(5), 'document.querySelector("main").innerHTML="";throw new TypeError("no products")'),
    // The footer jumps to where the content was.
    follows: ["cwv-cls"],
  },
  "links-only-after-js": scripted(
    article(6),
    'const main=document.querySelector("main");for(let i=0;i<60;i++){const a=document.createElement("a");a.href="/notes/"+i;a.textContent="Note "+i;main.append(a," ")}',
  ),
  "horizontal-scroll": scripted(
    article(7),
    'const wide=document.createElement("div");wide.style.cssText="width:900px;height:20px;background:teal";document.querySelector("main").append(wide)',
  ),
  "long-main-thread-tasks": scripted(article(8), "const end=performance.now()+1500;while(performance.now()<end);"),
  "intrusive-interstitial": scripted(
    article(9),
    LAYER("Join our newsletter now and save ten percent on all that we make"),
  ),
  "agent-overlay-blocks-click": scripted(
    product(0),
    LAYER("We use cookies to see which pages are read. Accept all or choose."),
  ),
  "js-schema-only-rendered": scripted(
    article(10),
    'const data=document.createElement("script");data.type="application/ld+json";data.textContent=JSON.stringify({"@context":"https://schema.org","@type":"BlogPosting",headline:document.querySelector("h1").textContent});document.head.append(data)',
    p.data(article(10), "BlogPosting", () => null),
  ),
  "social-js-only": scripted(
    article(11),
    'for(const name of ["og:title","og:image","twitter:card"]){const tag=document.createElement("meta");tag.setAttribute("property",name);tag.content="A thing";document.head.append(tag)}',
    p.change(article(11), (one) => ({
      ...one,
      html: one.html!.replace(/<meta (property="og|name="twitter):[^>]*>\s*/g, ""),
    })),
  ),
  "js-hreflang-changed": scripted(
    article(12),
    'const version=document.createElement("link");version.rel="alternate";version.hreflang="de";version.href="/pages/care";document.head.append(version)',
  ),
  "js-redirect": scripted(article(13), 'location.replace("/pages/workshops")'),
  "language-switcher-uncrawlable": scripted(
    article(14),
    'const choice=document.createElement("select");choice.className="language-switcher";choice.setAttribute("aria-label","Language");for(const name of ["English","Deutsch","Français"]){const one=document.createElement("option");one.textContent=name;choice.append(one)}document.querySelector("header").append(choice)',
  ),
  "js-price-stock-only-rendered": {
    ...scripted(
      product(1),
      `const price=document.createElement("p");price.className="price";price.textContent="€${shopProducts[27]!.price}";document.querySelector("h1").after(price)`,
      p.all(
        p.withoutTag(product(1), /<section class="related">.*?<\/section>/s),
        p.swap(product(1), " of €4.90", ""),
        p.withoutTag(product(1), /<p class="price">.*?<\/p>/),
        p.data(product(1), "Product", (item) => ({
          ...item,
          offers: p.without(item["offers"] as Record<string, unknown>, "price"),
        })),
      ),
    ),
    // Whoever reads the markup finds an offer without its price, before and after.
    follows: ["offer-price-missing"],
  },
};

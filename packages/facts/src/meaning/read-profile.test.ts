import { describe, expect, it } from "vitest";
import { extractPageFacts } from "../extract-page-facts.ts";
import { createSiteBuilder } from "../site/build-site.ts";
import { captureOf } from "../testing/capture-of.ts";
import { host, rest } from "../testing/site-rest.ts";
import type { SiteProfile } from "./site-meaning.ts";

function profileOf(pages: Readonly<Record<string, string>>, lang = "en"): SiteProfile {
  const builder = createSiteBuilder(`${host}/`);
  for (const [path, html] of Object.entries(pages)) {
    const page = `<!doctype html><html lang="${lang}"><body>${html}</body></html>`;
    builder.add(extractPageFacts(captureOf(page, { url: host + path })));
  }
  return builder.finish(rest).profile;
}

const door =
  '<footer>Mo–Fr 08:00 – 17:30 <a href="tel:+4312345">+43 12345</a><address>Gasse 7, 1010 Wien</address></footer>';
const dishes = Array.from({ length: 8 }, (_, n) => `<li><span>Jelo ${n}</span><b>${n + 5},50 €</b></li>`).join("");

describe("the business of a site", () => {
  it.each<[string, SiteProfile["business"], SiteProfile["sells"], Readonly<Record<string, string>>]>([
    ["who shows hours, phone and street", "local-service", false, { "/": `<h1>Roofs and gutters</h1>${door}` }],
    ["a kitchen by its name and place", "restaurant", false, { "/": `<h1>Restoran Dva jelena</h1>${door}` }],
    [
      "a kitchen by its name and dishes",
      "restaurant",
      false,
      { "/": `<h1>Trattoria Da Ugo</h1>`, "/menu": `<ul>${dishes}</ul>` },
    ],
    [
      "pages full of code",
      "documentation",
      false,
      Object.fromEntries(
        ["/", "/a", "/b"].map((path) => [path, "<h1>Guide</h1><pre><code>x</code></pre><pre><code>y</code></pre>"]),
      ),
    ],
    ["an agency by its name", "agency", false, { "/": "<title>Agentur für Gestaltung</title><h1>Gestaltung</h1>" }],
    ["nothing that tells", null, false, { "/": "<h1>Hello</h1><p>Some words of mine.</p>" }],
  ])("is told for %s", (_, business, sells, pages) => {
    expect(profileOf(pages)).toMatchObject({ business, sells });
  });

  it("is no kitchen's where what is sold bears barcodes, whatever a plugin's type says", () => {
    const snacks = (skus: readonly string[]): Record<string, string> => ({
      "/": '<h1>Dried fruit</h1><a href="/cart">Cart</a><script type="application/ld+json">{"@context":"https://schema.org","@type":"FoodEstablishment","name":"Fruit"}</script>',
      ...Object.fromEntries(
        skus.map((sku, number) => [
          `/product/fruit-${number}`,
          `<h1>Fruit ${number}</h1><p class="price">€ ${number}.90</p><button class="add_to_cart">Add to cart</button><script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Fruit ${number}","sku":"${sku}","offers":{"@type":"Offer","price":"${number + 1}.90","priceCurrency":"EUR"}}</script>`,
        ]),
      ),
    });
    const barcodes = ["4006381333931", "4260718210047", "5901234123457"];
    expect(profileOf(snacks(barcodes))).toMatchObject({ business: "online-shop", sells: true });
    expect(profileOf(snacks(["12", "13", "14"]))).toMatchObject({ business: "food-ordering" });
  });

  it("is no shop's where nearly all controls to buy are paid links to another one", () => {
    const goods = (rel: string): Record<string, string> => ({
      "/": '<h1>Coats</h1><a href="/cart">Cart</a>',
      ...Object.fromEntries(
        [1, 2, 3, 4].map((number) => [
          `/product/coat-${number}`,
          `<h1>Coat ${number}</h1><p class="price">€ ${number}9.90</p><a class="button add_to_cart" rel="${rel}" href="https://market.example/dp/${number}">Buy now</a><p>A warm coat of wool with ${number} pockets.</p>`,
        ]),
      ),
    });
    expect(profileOf(goods("nofollow sponsored"))).toMatchObject({ business: "other", sells: false });
    // The words on such a link need not be known where markup says what the page offers.
    const markup =
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Coat","offers":{"@type":"Offer","price":"9.90","priceCurrency":"EUR"}}</script>';
    const unread = Object.entries(goods("sponsored")).map(([path, html]) => [
      path,
      html
        .replace("<h1>Coat ", `${markup}<h1>Coat `)
        .replace("button add_to_cart", "cta")
        .replace("Buy now", "At the market"),
    ]);
    expect(profileOf(Object.fromEntries(unread))).toMatchObject({ business: "other", sells: false });
    // A checkout that a service runs for the shop.
    expect(profileOf(goods("noopener"))).toMatchObject({ business: "online-shop", sells: true });
  });

  it("is a publisher's where the start page leads to what is published, not where a firm also writes", () => {
    const posts = Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((number) => [
        `/blog/${number}`,
        `<h1>Post ${number}</h1>${"<p>We walked the dogs along the river for an hour today.</p>".repeat(4)}`,
      ]),
    );
    const to = (...paths: readonly string[]): string => paths.map((path) => `<a href="${path}">more</a>`).join("");
    expect(profileOf({ "/": `<h1>Dogs</h1>${to("/blog/1", "/blog/2", "/blog/3")}`, ...posts }).business).toBe(
      "publisher",
    );
    const firm = { "/walks": "<h1>Walks</h1><p>x</p>", "/lessons": "<h1>Lessons</h1><p>x</p>", ...posts };
    expect(profileOf({ "/": `<h1>Dogs</h1>${to("/walks", "/lessons", "/blog/1")}`, ...firm }).business).not.toBe(
      "publisher",
    );
  });

  const product = (name: string): string => `<main><h1>${name}</h1><p>€ 19,90</p><button>Add to cart</button></main>`;

  it("sells with two offers, or with a product marked up that can be bought, not with one price", () => {
    expect(profileOf({ "/": "<h1>x</h1>", "/a": product("Tent"), "/b": product("Mat") }).sells).toBe(true);
    expect(profileOf({ "/": "<h1>x</h1>", "/a": product("Tent") }).sells).toBeNull();
  });

  it("sells with one offer that the start page makes, too", () => {
    expect(profileOf({ "/": product("Tent"), "/a": product("Tent"), "/b": "<h1>y</h1>" }).sells).toBe(true);
  });

  it("sells where every page leads to a cart that was not read, and something can be bought", () => {
    const cart = '<header><a href="/warenkorb">Cart</a></header>';
    expect(profileOf({ "/": `${cart}<h1>x</h1>`, "/a": cart + product("Tent") }).sells).toBe(true);
  });

  it("is not said to sell nothing in a language whose words of buying nobody knows", () => {
    expect(profileOf({ "/": "<h1>Ii</h1><p>Qaa tuu.</p>" }, "iu").sells).toBeNull();
  });

  it("sells where the start page leads to a cart and goods are taken back, though scripts show all of them", () => {
    const law = { "/iade": "<h1>İade ve cayma hakkı</h1><p>14 gün.</p>" };
    const start = (link: string): string => `<h1>Elektronik</h1>${link}<a href="/iade">İade</a>`;
    const cart = '<a href="/sepet">Sepet <span>0</span></a>';
    expect(profileOf({ "/": start(cart), ...law, "/b": "<h1>b</h1>" }, "tr")).toMatchObject({
      business: "online-shop",
    });
    expect(profileOf({ "/": start(""), ...law, "/b": "<h1>b</h1>" }, "tr").sells).not.toBe(true);
  });

  it("is a shop's where a link to ask in a chat of some service stands beside its own cart", () => {
    const ask = '<a rel="nofollow" href="https://chat.example/?text=Buy">Buy by message</a>';
    const pages = (control: string): Record<string, string> =>
      Object.fromEntries(
        ["1", "2", "3"].map((n) => [`/rod-${n}`, `<main><h1>Rod ${n}</h1><p>€ ${n}9.90</p>${ask}${control}</main>`]),
      );
    expect(
      profileOf({ "/": "<h1>Rods</h1>", ...pages("<button class=add_to_cart>Add to cart</button>") }).business,
    ).toBe("online-shop");
    expect(profileOf({ "/": "<h1>Rods</h1>", ...pages("") }).sells).toBe(false);
  });
});

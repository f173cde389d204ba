import { describe, expect, it } from "vitest";
import { extractPageFacts } from "../extract-page-facts.ts";
import type { PageKind } from "../page-facts.ts";
import { captureOf } from "../testing/capture-of.ts";
import { host, rest } from "../testing/site-rest.ts";
import { createSiteBuilder } from "../site/build-site.ts";

function kindsOf(site: Readonly<Record<string, string>>): Record<string, PageKind> {
  const builder = createSiteBuilder(`${host}/`);
  for (const [path, html] of Object.entries(site)) builder.add(extractPageFacts(captureOf(html, { url: host + path })));
  const { pages } = builder.finish(rest);
  return Object.fromEntries(pages.map(({ url, kind }) => [url.slice(host.length), kind]));
}

const page = (main: string, body = ""): string =>
  `<!doctype html><html lang="en"><body class="${body}"><main>${main}</main></body></html>`;

describe("kinds that pages of one layout agree on", () => {
  it("are no product where what sells leads to the pages of what is sold", () => {
    const led = (name: string): string =>
      page(
        `<h1>${name}</h1><p>We set the room up.</p><p>From €50</p><a class="btn" href="/classes/yoga/">Order now</a>`,
      );
    const kinds = kindsOf({
      "/": page("<h1>Studio</h1>"),
      "/birthdays/": led("Birthdays"),
      "/hen-parties/": led("Hen parties"),
      "/offices/": led("Offices"),
      "/cafe/": page('<h1>Café</h1><p>Espresso</p><p>€3.50</p><p>We roast on Mondays.</p><a href="/">Home</a>'),
      "/classes/yoga/": page(
        '<script type="application/ld+json">{"@type":"Course","name":"Yoga"}</script><h1>Yoga</h1><p>€18</p><button>Order now</button>',
      ),
    });
    expect([kinds["/cafe/"], kinds["/birthdays/"], kinds["/classes/yoga/"]]).toEqual(["other", "other", "service"]);
  });

  it("are a product only for what can be bought as the others can", () => {
    const book = (name: string, price: string): string =>
      page(`<h1>${name}</h1><p>Bound in linen.</p><p class="price">€${price}</p><button>Add to cart</button>`);
    const kinds = kindsOf({
      "/": page("<h1>Press</h1>"),
      "/books/elm/": book("Elm", "12"),
      "/books/oak/": book("Oak", "14"),
      "/books/ash/": book("Ash", "16"),
      "/books/fir/": book("Fir", "18"),
      "/books/yew/": page("<h1>Yew</h1><p>Comes out soon.</p><p>The fair asks €5 at the door.</p>"),
    });
    expect([kinds["/books/elm/"], kinds["/books/yew/"]]).toEqual(["product", "other"]);
  });

  it("are a product where one of a shop's goods is said to need no delivery", () => {
    const good = (name: string, more = ""): string =>
      page(
        `<script type="application/ld+json">{"@type":"Product","name":"${name}","offers":{"@type":"Offer","price":"10","priceCurrency":"EUR"}}</script><div class="type-product product ${more}"><h1>${name}</h1><p>€10</p><button>Add to cart</button></div>`,
        "single-product woocommerce",
      );
    const kinds = kindsOf({
      "/": page("<h1>Press</h1>"),
      ...Object.fromEntries(["elm", "oak", "ash", "fir"].map((name) => [`/product/${name}/`, good(name)])),
      "/product/yew/": good("yew", "product-type-simple virtual"),
    });
    expect(kinds["/product/yew/"]).toBe("product");
  });
});

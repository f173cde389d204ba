import { describe, expect, it } from "vitest";
import type { PageKind } from "../page-facts.ts";
import { factsOf } from "../testing/capture-of.ts";

const at = (path: string, html = "<p>x</p>"): PageKind => factsOf(html, { url: `https://shop.example${path}` }).kind;
const card = "<li><a href=/p><img src=p alt=p></a><span>9,90 €</span></li>";
const data = (object: unknown): string => `<script type="application/ld+json">${JSON.stringify(object)}</script>`;

describe("page kinds", () => {
  it.each<[string, PageKind]>([
    ["/", "home"],
    ["/de/", "home"],
    ["/en-gb", "home"],
    ["/index.html", "home"],
    ["/warenkorb", "cart"],
    ["/en/checkout", "cart"],
    ["/kasse/", "cart"],
    ["/mon-compte", "account"],
    ["/suche?q=zelt", "search"],
    ["/?s=tent", "search"],
    ["/om-oss.html", "about"],
    ["/%C3%BCber-uns", "about"],
    ["/chi-siamo", "about"],
    ["/kontakt", "contact"],
    ["/policies/refund-policy", "legal"],
    ["/datenschutz", "legal"],
    ["/politica-de-privacidad", "legal"],
    ["/products/tent", "product"],
    ["/collections/tents/products/alpine", "product"],
    ["/collections/tents", "category"],
    ["/blog/how-to", "article"],
    ["/blog", "list"],
    ["/blog/about", "article"],
    ["/blogg/kategori/mat/", "list"],
    ["/anything", "other"],
  ])("takes %s for %s by its address", (path, kind) => {
    expect(at(path)).toBe(kind);
  });

  it.each<[string, PageKind]>([
    ["Über die Werkstatt", "about"],
    ["Über", "about"],
    ["Mehr über Leinen und Wolle", "other"],
    ["About Quiet Harbour", "about"],
  ])("reads %s as a name for %s only where it begins so", (heading, kind) => {
    const html = `<html lang="de"><title>${heading}</title><h1>${heading}</h1><p>x</p>`;
    expect(at("/seiten/eins", html)).toBe(kind);
  });

  it("believes product data over the address", () => {
    expect(at("/s4", data({ "@type": "Product", name: "S4" }))).toBe("product");
  });

  it("doesn't take a list of products for a product", () => {
    const items = [{ "@type": "Product" }, { "@type": "Product" }, { "@type": "Product" }];
    expect(at("/sale-items-2024", data(items) + card.repeat(9))).toBe("category");
  });

  it("takes an article with questions for an article", () => {
    expect(at("/blogg/x", data([{ "@type": "FAQPage" }, { "@type": "BlogPosting" }]))).toBe("article");
  });

  it("believes og:type=article only with a day of publication", () => {
    const og = "<!doctype html><html><head><meta property=og:type content=article>";
    expect(at("/services", `${og}</head><body>x`)).toBe("other");
    expect(at("/services", `${og}<meta property=article:published_time content=2024-01-01></head><body>x`)).toBe(
      "article",
    );
  });

  it("takes what is marked as a course or an event for a service, though it has a price and a button", () => {
    const offer = { "@type": "Offer", price: "90", priceCurrency: "EUR" };
    const html = "<h1>Pottery</h1><p>90 €</p><button>Buy now</button>";
    for (const type of ["Course", "EducationEvent", "HotelRoom"])
      expect(at("/x", data({ "@type": type, name: "Pottery", offers: offer }) + html)).toBe("service");
    const both = [
      { "@type": "Service", name: "Fitting" },
      { "@type": "Product", name: "Door", gtin13: "4006381333931", offers: offer },
    ];
    expect(at("/x", data(both) + html)).toBe("product");
  });

  it("takes months of an archive, archives of a system and later pages for lists, however dated their texts are", () => {
    const text = `<h1>May</h1><time datetime=2024-05-01>May</time>${"<p>We fired the kiln for the first time this year.</p>".repeat(40)}`;
    expect(at("/2024/05/", text)).toBe("list");
    expect(at("/x/", `<body class="archive category category-clay">${text}`)).toBe("list");
    expect(at("/x/page/2/", text + card.repeat(9))).toBe("category");
  });

  it("takes a page that sells one thing for a product", () => {
    expect(at("/alpine", "<h1>Alpine</h1><p>99,00 €</p><button>In den Warenkorb</button>")).toBe("product");
  });

  it("takes many cards for a list, few cards beside text not", () => {
    expect(at("/tents", `<ul>${card.repeat(8)}</ul>`)).toBe("category");
    expect(at("/info", `<p>${"word ".repeat(400)}</p><ul>${card.repeat(4)}</ul>`)).toBe("other");
  });

  it("takes long prose for no cart, whatever its address is called, and a post on privacy for a post", () => {
    const prose =
      "<p>Our fitters clean ducts of every size in the whole of the town, also at night and on Sundays.</p>";
    expect(at("/kasse", `<h1>Kasse</h1>${prose}`)).toBe("cart");
    expect(at("/kasse", `<html lang=de><h1>Ducts</h1>${prose.repeat(20)}`)).not.toBe("cart");
    const posted = data({ "@type": "BlogPosting", headline: "Privacy of shops" });
    expect(at("/x", `${posted}<html lang=en><title>Privacy of shops</title><h1>Privacy of shops</h1>${prose}`)).toBe(
      "article",
    );
  });

  it("takes no page for a list that says much beside its cards", () => {
    const linked = "<li><a href=/p><img src=p alt=p>Duct</a></li>";
    const cards = [1, 2, 3, 4, 5, 6].map((number) => linked.replace("/p", `/p${number}`)).join("");
    expect(at("/ducts", `<h1>Ducts</h1><ul>${cards}</ul>`)).toBe("list");
    expect(at("/ducts", `<h1>Ducts</h1><p>${"We clean ducts. ".repeat(300)}</p><ul>${cards}</ul>`)).toBe("other");
  });

  it("gives error pages no kind of their own", () => {
    expect(factsOf("<p>gone</p>", { url: "https://shop.example/products/x", status: 404 }).kind).toBe("other");
  });
});

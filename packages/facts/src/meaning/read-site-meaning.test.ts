import { describe, expect, it } from "vitest";
import { extractPageFacts } from "../extract-page-facts.ts";
import { captureOf } from "../testing/capture-of.ts";
import { host, rest } from "../testing/site-rest.ts";
import { createSiteBuilder } from "../site/build-site.ts";
import type { FileProbe, SiteFacts } from "../site-facts.ts";
import type { PageMeaning } from "./site-meaning.ts";

const consent =
  '<div class="bottom"><p>Koristimo kolačiće (cookies) da bismo poboljšali rad sajta i prikazali sadržaj za vas.</p><button>Prihvatam sve</button></div>';
const bar = "<p>Besplatna dostava za porudžbine preko 5.000 din. na teritoriji cele zemlje.</p>";

interface Made {
  readonly path: string;
  readonly html: string;
}

const page = (path: string, main: string): Made => ({
  path,
  html: `<!doctype html><html lang="sr"><head><title>Stranica</title></head><body><nav><a href="/">Početna</a></nav>${bar}<main>${main}</main>${consent}</body></html>`,
});
const product = (number: number): Made =>
  page(
    `/p/${number}`,
    `<img src="/slika-${number}.jpg" width="600" height="600"><h1>Lonac ${number}</h1><s>2.990 din.</s> <b>2.49${number} din.</b><p>Na stanju</p><button>Dodaj u korpu</button><p>Lonac broj ${number} od livenog gvožđa za kuvanje svakog dana.</p>`,
  );
const card = (number: number): string =>
  `<li><a href="/p/${number}"><img src="/slika-${number}.jpg" alt="">Lonac</a><span>2.49${number} din.</span></li>`;
const shop: readonly Made[] = [
  page("/", "<h1>Dobro došli</h1><p>Prodajemo lonce od livenog gvožđa za svaku kuhinju.</p>"),
  page("/lonci", `<h1>Lonci</h1><ul>${[1, 2, 3, 4].map(card).join("")}</ul>`),
  ...[1, 2, 3, 4].map(product),
  page("/o-nama", "<h1>O nama</h1><p>Mi smo mala porodična radionica iz Kragujevca od 1998.</p>"),
  page("/korpa", "<h1>Korpa</h1><p>Vaša korpa je prazna, izaberite neki proizvod.</p>"),
];

function meaningOf(made: readonly Made[], images: readonly FileProbe[] = []): SiteFacts {
  const builder = createSiteBuilder(`${host}/`);
  for (const { path, html } of made) builder.add(extractPageFacts(captureOf(html, { url: host + path })));
  return builder.finish({ ...rest, probes: { ...rest.probes, images } });
}

const file: FileProbe = {
  url: host,
  from: `${host}/`,
  status: 200,
  failure: null,
  contentType: "image/png",
  cacheControl: null,
};

const at = (meaning: SiteFacts, path: string): PageMeaning | null =>
  meaning.meaningOf(meaning.pages.findIndex(({ url }) => url === host + path));

describe("readSiteMeaning", () => {
  const meaning = meaningOf(shop);

  it("knows a shop by the product data in its scripts, though nothing else is readable", () => {
    const made = (number: number): Made => {
      const data = { handle: `k${number}`, variants: [{ id: number, price: "12.50", available: true }] };
      return page(`/k${number}`, `<h1>Mug ${number}</h1><script>p = ${JSON.stringify(data)}</script>`);
    };
    const { profile } = meaningOf([...shop.slice(0, 1), made(1), made(2)]);
    expect(profile.sells).toBe(true);
    expect(profile.because).toContain("2 pages hold the variants of a product with their prices and stock");
  });

  it("tells that a price is the lowest of several, and for how much of the thing", () => {
    const cloth = (number: number): Made =>
      page(`/p/${number}`, `<h1>Platno ${number}</h1><p>od 8${number}0 din./m</p><button>Dodaj u korpu</button>`);
    const site = meaningOf([...shop.slice(0, 2), ...[5, 6, 7].map(cloth)]);
    expect(at(site, "/p/6")?.offer).toMatchObject({ price: 860, lowest: true, per: "m" });
    expect(at(meaning, "/p/2")?.offer).not.toHaveProperty("lowest");
  });

  it("knows the stock of a product by its variants where no word tells", () => {
    const sized = (number: number, available: boolean): Made => {
      const { path, html } = product(number);
      const data = { handle: String(number), variants: [{ id: number, available }] };
      return { path, html: html.replace("<p>Na stanju</p>", `<script>p = ${JSON.stringify(data)}</script>`) };
    };
    const site = meaningOf([...shop.slice(0, 4), sized(5, true), sized(6, false)]);
    expect(at(site, "/p/5")?.offer?.stock).toBe("in");
    expect(at(site, "/p/6")?.offer?.stock).toBe("out");
  });

  it("takes what a link calls a page for a part of it, unless the page calls itself so", () => {
    const link = (text: string): string => `<p><a href="/gases">${text}</a></p>`;
    const gases = page("/gases", "<h1>Gasovi</h1><p>Merimo gasove u svim prostorijama vaše zgrade svake godine.</p>");
    const made = meaningOf([...shop.map(({ path, html }) => ({ path, html: html + link("Kontakt") })), gases]);
    expect(at(made, "/gases")?.kind).toBe("other");
  });

  it("passes over a type of markup that a theme prints on every page", () => {
    const typed = '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article"}</script>';
    const made = meaningOf(shop.map(({ path, html }) => ({ path, html: html.replace("</head>", `${typed}</head>`) })));
    expect(made.pages.map(({ kind }) => kind)).toEqual(meaning.pages.map(({ kind }) => kind));
    expect(made.pages.filter(({ kind }) => kind === "product")).toHaveLength(4);
  });

  it("reads the profile of a shop from its offers, in its language and currency", () => {
    expect(meaning.profile).toMatchObject({
      business: "online-shop",
      sells: true,
      currencies: ["RSD"],
      languages: ["sr"],
    });
    expect(meaning.profile.because[0]).toBe("4 pages show a price with a control to buy");
  });

  it("tells kinds by what pages offer and are named", () => {
    const kinds = shop.map(({ path }) => at(meaning, path)?.kind);
    expect(kinds).toEqual(["home", "category", "product", "product", "product", "product", "about", "cart"]);
  });

  it("reads offer, picture and text of the page's own thing", () => {
    expect(at(meaning, "/p/3")).toEqual({
      kind: "product",
      offer: { price: 2493, oldPrice: 2990, currency: "RSD", stock: "in", buyControl: true, ratingVisible: false },
      mainImage: `${host}/slika-3.jpg`,
      mainText: "Lonac broj 3 od livenog gvožđa za kuvanje svakog dana.",
      language: null,
    });
  });

  it("leaves consent layers and what stands on most pages out of the main text", () => {
    expect(at(meaning, "/o-nama")?.mainText).toBe("Mi smo mala porodična radionica iz Kragujevca od 1998.");
  });

  it("takes a text that only cards of other pages repeat for the page's own, a notice that products share for nobody's", () => {
    const said = (number: number): string => `Torba broj ${number} od platna za svaki dan i svaki put.`;
    const cards = [1, 2, 3, 4].map((number) => `<li><a href="/p/${number}">Torba</a><p>${said(number)}</p></li>`);
    const bag = (number: number, text: string): Made =>
      page(`/p/${number}`, `<h1>Torba ${number}</h1>${text}<ul>${cards.join("")}</ul>`);
    const own = meaningOf([1, 2, 3, 4].map((number) => bag(number, `<p>${said(number)}</p>`)));
    expect(at(own, "/p/2")?.mainText).toBe(said(2));
    const notice = "<p>Šaljemo u celu zemlju u roku od dva radna dana.</p>";
    expect(at(meaningOf([1, 2, 3, 4].map((number) => bag(number, notice))), "/p/2")?.mainText).toBeNull();
  });
  it("doesn't conclude that nothing is sold from words it can't read", () => {
    const unknown = meaningOf([page("/", "<h1>X</h1>"), page("/k", "<h1>K</h1><button class=btn-buy>Qwrt</button>")]);
    expect(unknown.profile).toMatchObject({ business: null, sells: null });
  });

  it("takes the marked-up price that the page shows, and the visible word of stock over a stale mark", () => {
    const markup = {
      "@context": "https://schema.org",
      "@type": "Product",
      name: "Pot",
      offers: { "@type": "Offer", price: "49.00", priceCurrency: "EUR", availability: "https://schema.org/OutOfStock" },
    };
    const made = [
      page("/", "<h1>Home</h1>"),
      page(
        "/pot",
        `<script type="application/ld+json">${JSON.stringify(markup)}</script><h1>Pot</h1><p>5 €</p><p>49 €</p><p>Na stanju</p>`,
      ),
    ];
    expect(at(meaningOf(made), "/pot")?.offer).toMatchObject({ price: 49, currency: "EUR", stock: "in" });
  });

  it("takes no picture for the main one whose file is no larger than an icon", () => {
    const made = [
      page("/", "<h1>Home</h1>"),
      page("/pot", "<h1>Pot</h1><img src=/leaf.png><img src=/pot.jpg><p>5 €</p>"),
    ];
    const images = [{ ...file, url: `${host}/leaf.png`, size: { width: 64, height: 64 } }];
    expect(at(meaningOf(made), "/pot")?.mainImage).toBe(`${host}/leaf.png`);
    expect(at(meaningOf(made, images), "/pot")?.mainImage).toBe(`${host}/pot.jpg`);
    // A single pixel stands in a picture's place, and tells nothing of its size.
    const pixels = [{ ...file, url: `${host}/leaf.png`, size: { width: 1, height: 1 } }];
    expect(at(meaningOf(made, pixels), "/pot")?.mainImage).toBe(`${host}/leaf.png`);
  });

  const course = (number: number): Made =>
    page(
      `/kurs/${number}`,
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Course","name":"Kurs ${number}"}</script><h1>Kurs ${number}</h1><b>9.${number}00 din.</b><button>Kupi odmah</button><p>Prva pomoć za svakoga, subotom pre podne, do dvanaest mesta.</p>`,
    );
  it("takes who offers courses for no shop, and asks nothing of goods from its price list", () => {
    const rows = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (number) => `<tr><td>Termin ${number}</td><td>1.${number}00 din.</td></tr>`,
    );
    const made = meaningOf([
      page("/", "<h1>Dobro došli</h1><p>Učimo prvu pomoć od 1998. u celoj zemlji.</p>"),
      ...[1, 2, 3].map(course),
      page("/cenovnik", `<h1>Cenovnik</h1><table>${rows.join("")}</table>`),
    ]);
    expect(made.profile).toMatchObject({
      business: "local-service",
      because: expect.arrayContaining(["3 of its pages offer a service"]),
    });
    expect(at(made, "/kurs/2")?.kind).toBe("service");
    expect(at(made, "/cenovnik")?.kind).toBe("other");
  });
  it("counts a page that is served at two addresses as one offer", () => {
    const [, , first] = shop;
    const made = meaningOf([page("/", "<h1>Dobro došli</h1>"), first!, { ...first!, path: `${first!.path}.html` }]);
    expect(made.profile.sells).toBeNull();
  });
  it("keeps what follows a sent form apart from what everybody may read", () => {
    const thanks = page("/hvala-prijava", "<h1>Hvala</h1><p>Vaša prijava je stigla, javićemo se uskoro.</p>");
    const made = meaningOf([...shop, thanks]);
    expect(at(made, "/hvala-prijava")?.kind).toBe("account");
    const marked = `<script type="application/ld+json">{"@type":"Service","name":"Grnčarija"}</script>`;
    const ofTemplate = page("/hvala", `<h1>Hvala na javljanju</h1><p>Vaša poruka je stigla.</p>${marked}`);
    expect(at(meaningOf([...shop, ofTemplate]), "/hvala")?.kind).toBe("account");
    const bought = page("/hvala/olovka", "<h1>Olovka</h1><p>Vaša porudžbina je stigla.</p>");
    expect(at(meaningOf([...shop, bought]), "/hvala/olovka")?.kind).toBe("account");
  });
});

describe("the leading picture of a product", () => {
  const frame = (main: string): string => `<!doctype html><html lang="tr"><body><main>${main}</main></body></html>`;
  const other = (number: number): string =>
    `<div class="kart"><a href="/p/${number}"><img src="/k${number}.jpg"></a><p>Halı ${number}</p><span>9${number} TL</span></div>`;
  const made = (own: (number: number) => string): readonly Made[] =>
    [1, 2, 3, 4, 5].map((number) => ({ path: `/p/${number}`, html: frame(own(number)) }));
  const pictureOf = (pages: readonly Made[]): string | null | undefined => at(meaningOf(pages), "/p/2")?.mainImage;

  it("is in the box with the main heading, though others like it follow", () => {
    const own = (number: number): string =>
      `<div class="kart"><a href="/p/${number}#b"><img src="/k${number}.jpg"></a><h1>Halı ${number}</h1><span>9${number} TL</span><button>Sepete ekle</button></div>${other(7)}${other(8)}${other(9)}`;
    expect(pictureOf(made(own))).toBe(`${host}/k2.jpg`);
  });

  it("is none of a layer whose text begins where the pictures stand", () => {
    const own = (number: number): string =>
      `<div><img src="/k${number}.jpg"></div><div class="sticky-add-to-cart">Halı ${number}</div><h1>Halı ${number}</h1><p>9${number} TL</p><button>Sepete ekle</button>`;
    expect(pictureOf(made(own))).toBe(`${host}/k2.jpg`);
  });

  it("is its own though the other products show it in their lists", () => {
    const listed = `<div class="related">${[1, 2, 3, 4, 5].map((number) => `<a href="/p/${number}"><img src="/k${number}.jpg"></a>`).join("")}</div>`;
    const own = (number: number): string =>
      `<img src="/k${number}.jpg"><h1>Halı ${number}</h1><p>9${number} TL</p><button>Sepete ekle</button>${listed}`;
    expect(pictureOf(made(own))).toBe(`${host}/k2.jpg`);
  });

  it("is neither one that all products show nor that of who reviews them", () => {
    const own = (number: number): string =>
      `<h1>Halı ${number}</h1><img src="/odeme.png"><p>9${number} TL</p><button>Sepete ekle</button><div class="reviews"><img src="/ayse${number}.jpg"></div><img data-src="/k${number}.jpg" src="/bos.jpg">`;
    const about = [6, 7, 8, 9, 10, 11].map((number) => page(`/s/${number}`, `<h1>Yazı ${number}</h1>`));
    expect(pictureOf([...made(own), ...about])).toBe(`${host}/k2.jpg`);
  });
});

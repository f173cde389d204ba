import { itemAt } from "@audit/facts";
import { organizationMarkup } from "@audit/rules/fixes/markup/organization-markup";
import { breadcrumbMarkup } from "@audit/rules/fixes/markup/list-markup";
import { businessFacts } from "@audit/rules/view/business-facts";
import { brandIn } from "@audit/rules/view/known-brands";
import { mainProductsOf } from "@audit/rules/reading/products";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf, viewOf } from "../testing/plan-case.ts";

const script = (data: object): string => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const product = (name: string, brand?: string): string =>
  pageHtml({
    title: name,
    head: script({
      "@context": "https://schema.org",
      "@type": "Product",
      name,
      image: "https://shop.example/a.jpg",
      ...(brand === undefined ? {} : { brand: { "@type": "Brand", name: brand } }),
      offers: { "@type": "Offer", price: "5.00", priceCurrency: "EUR", availability: "https://schema.org/InStock" },
    }),
    main: '<p class="price">€ 5.00</p><button>Add to cart</button>',
  });

test("a brand is known from the shop's other products, where the name holds one of them", () => {
  const view = viewOf({
    pages: {
      "/": pageHtml({ title: "Kiln" }),
      "/p/1": product("Northfire Pot", "Northfire"),
      "/p/2": product("Northfire Pan", "Northfire"),
      "/p/3": product("Clay & Sons Bowl", "Clay & Sons"),
      "/p/4": product("Clay & Sons Cup", "Clay & Sons"),
      "/p/5": product("Merkloos mug", "Merkloos"),
      "/p/6": product("Merkloos jug", "Merkloos"),
    },
  });
  expect(brandIn("Northfire Jug", view)).toBe("Northfire");
  expect(brandIn("Northfire and Clay & Sons set", view)).toBeNull();
  expect(brandIn("Northfires Jug", view)).toBeNull();
  expect(brandIn("Merkloos bowl", view)).toBeNull();
});

test("hours are read in the language of the text, and a line that can't be read drops no other day", () => {
  const words =
    "Vă așteptăm cu drag în restaurantul nostru din centrul orașului, unde gătim în fiecare zi mâncăruri proaspete după rețetele bunicii noastre, cu legume de la producătorii locali și pâine coaptă în casă.";
  const hours =
    "<p>Luni - Vineri: 10:00 - 22:00</p><p>Sâmbătă: 12:00 - 23:00</p><p>Donnerstag Feiertag: 11:00 - 15:00</p>";
  const html = pageHtml({ title: "Contact", main: `<p>${words}</p>${hours}` }).replace(
    /<html[^>]*>/,
    '<html lang="en">',
  );
  const view = viewOf({ pages: { "/": html } });
  expect(businessFacts(view).hours).toEqual([
    { days: [0, 1, 2, 3, 4], opens: "10:00", closes: "22:00" },
    { days: [5], opens: "12:00", closes: "23:00" },
  ]);
});

test("the business has the places, profiles and country that its own pages tell", () => {
  const contact = pageHtml({
    title: "Contact",
    main: '<p>Kilnvej 48F<br>8000 Aarhus</p><p>Workshop: <span>Adresse</span> <span>Lille Gade 2<br>8520 Lystrup</span></p><p><a href="mailto:info@kilnogco.dk">info@kilnogco.dk</a></p>',
  });
  const view = viewOf({
    origin: "https://www.kilnogco.dk",
    start: "/",
    pages: {
      "/": pageHtml({ title: "Kiln og Co", main: '<a href="https://www.instagram.com/kilnogco/">Instagram</a>' }),
      "/contact": contact,
      ...Object.fromEntries([1, 2, 3, 4].map((index) => [`/p/${index}`, pageHtml({ title: `Pot ${index}` })])),
    },
  });
  expect(organizationMarkup(view)).toMatchObject({
    address: [
      { streetAddress: "Kilnvej 48F", postalCode: "8000", addressLocality: "Aarhus", addressCountry: "DK" },
      { streetAddress: "Lille Gade 2", postalCode: "8520", addressLocality: "Lystrup", addressCountry: "DK" },
    ],
    sameAs: ["https://www.instagram.com/kilnogco/"],
  });
});

test("the logo is the one picture of the header that leads home, and not what opens a menu", () => {
  const logoIn = (href: string): unknown =>
    organizationMarkup(
      viewOf({
        pages: {
          "/": `<!doctype html><html lang="en"><title>Kiln</title><header><a href="${href}"><img src="/sign.png" alt=""></a></header><main><h1>Kiln</h1></main></html>`,
          "/menu": pageHtml({ title: "Menu" }),
        },
      }),
    )["logo"];
  expect(JSON.stringify(logoIn("/"))).toContain("/sign.png");
  expect(logoIn("/menu")).toBeUndefined();
});

test("trails name folders as the site answers for them, and the home page has none", () => {
  const crumbs =
    '<nav aria-label="Breadcrumb"><a href="/index.html">Home</a> › <a href="/mugs/index.html">Guides › Mugs</a> › <span>Blue mug</span></nav>';
  const mug = pageHtml({ title: "Blue mug", main: crumbs });
  const home = pageHtml({ title: "Kiln", main: '<a href="/index.html">Start</a>' });
  const view = viewOf({
    pages: {
      "/": home,
      "/index.html": home,
      "/mugs/index.html": pageHtml({ title: "Mugs" }),
      "/mugs/blue/index.html": mug,
    },
  });
  const page = view.pageAt("https://shop.example/mugs/blue/index.html")!;
  const steps = breadcrumbMarkup(page, view)?.["itemListElement"] as readonly { name: string; item?: string }[];
  expect(steps.map(({ name, item }) => [name, item])).toEqual([
    ["Home", "https://shop.example/"],
    ["Mugs", "https://shop.example/mugs/"],
    ["Blue mug", undefined],
  ]);
  expect(
    breadcrumbMarkup(view.pageAt(view.site.home)!, view, [
      { name: "A", url: "https://a.example/" },
      { name: "B", url: null },
    ]),
  ).toBeNull();
});

test("attributes that a theme left on a slider are no product", () => {
  const view = viewOf({
    pages: {
      "/": pageHtml({
        title: "Kiln",
        main: '<div itemscope itemtype="https://schema.org/Product"><p>Fast and kind</p></div>',
      }),
      "/p": pageHtml({
        title: "Pot",
        main: '<div itemscope itemtype="https://schema.org/Product"><p itemprop="name">Pot</p></div>',
      }),
    },
  });
  expect([...view.site.pages].map(({ structuredData }) => mainProductsOf(structuredData).length)).toEqual([0, 1]);
});

test("a question leaves the markup with its answer, and a block of unseen ones whole", () => {
  const question = (name: string, text: string) => ({
    "@type": "Question",
    name,
    acceptedAnswer: { "@type": "Answer", text },
  });
  const faq = (...mainEntity: object[]): string =>
    script({ "@context": "https://schema.org", "@type": "FAQPage", mainEntity });
  const seen = question("How long does delivery take to Austria?", "It takes three to five working days.");
  const unseen = question("Which glazes withstand the dishwasher?", "All of them but gold rims.");
  const text = "<p>We throw pots by hand and answer what buyers ask us most about them.</p>".repeat(12);
  const plan = planOf({
    pages: {
      "/": pageHtml({ title: "Kiln", main: text }),
      "/a": pageHtml({ title: "Glazes", head: faq(unseen), main: text }),
      "/b": pageHtml({ title: "Kilns", head: faq(unseen), main: text }),
      "/c": pageHtml({
        title: "Delivery",
        head: faq(seen, unseen),
        main: `${text}<h2>How long does delivery take to Austria?</h2><p>It takes three to five working days.</p>`,
      }),
    },
  });
  const action = plan.actions.find(({ rule }) => rule === "schema-not-visible");
  expect(action?.doneBy).toBe("developer");
  const [whole, part] = (action?.implementation ?? "").split("\n\n");
  expect(whole).toContain("https://shop.example/a, https://shop.example/b: no visitor sees any of its questions");
  expect(part).toContain("https://shop.example/c: take these out");
  expect(part?.match(/with its answer/g)).toHaveLength(1);
  expect(itemAt((part ?? "").split("\n"), 1)).toContain("Which glazes");
});

test("a page without a picture of its own is no product to be marked up, and no part of the task", () => {
  const pot = (name: string, main: string, price = "€ 5.00"): string =>
    pageHtml({
      title: name,
      head: '<meta property="og:type" content="product">',
      main: `${main}<p>Thrown by hand from stoneware in our workshop and fired twice in our own kiln.</p><p class="price">${price}</p><button>Add to cart</button>`,
    });
  const plan = planOf({
    business: "online-shop",
    pages: {
      "/": pageHtml({ title: "Kiln" }),
      "/p/ash": pot("Ash pot", '<img src="/ash.jpg" alt="Ash pot">'),
      "/p/elm": pot("Elm pot", '<img src="/elm.jpg" alt="Elm pot">'),
      "/p/all": pot("All pots", ""),
      // Of which money?
      "/p/fir": pot("Fir pot", '<img src="/fir.jpg" alt="Fir pot">', "$ 5.00"),
    },
  });
  const action = plan.actions.find(({ rule }) => rule === "product-schema-missing");
  expect(action?.pages.map(({ url }) => url)).toEqual(["https://shop.example/p/ash", "https://shop.example/p/elm"]);
  expect(action?.implementation).not.toContain("/p/all");
});

test("the imprint and the icon for phones tell what home and contact page don't", () => {
  const imprint = pageHtml({
    title: "Impressum",
    main: '<p>Ton und Brand</p><p>Töpferweg 7<br>36037 Fulda</p><p><a href="tel:+49661123456">+49 661 123456</a></p>',
  });
  const view = viewOf({
    pages: {
      "/": pageHtml({
        title: "Ton und Brand",
        head: '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
        main: '<a href="/impressum">Impressum</a>',
      }),
      "/impressum": imprint,
    },
  });
  expect(organizationMarkup(view)).toMatchObject({
    logo: "https://shop.example/apple-touch-icon.png",
    telephone: "+49661123456",
    address: { streetAddress: "Töpferweg 7", postalCode: "36037", addressLocality: "Fulda" },
  });
});

test("the page on sending back is named, not one on cancelling an order", () => {
  const page = (title: string): string =>
    pageHtml({ title, main: `<p>${"You may send goods back within 14 days. ".repeat(8)}</p>` });
  const view = viewOf({
    pages: {
      "/": pageHtml({ title: "Kiln", main: '<a href="/cancellation">C</a><a href="/our/return-refund-policy">R</a>' }),
      "/cancellation": page("Cancellation policy"),
      "/our/return-refund-policy": page("Return and refund policy"),
    },
  });
  expect(organizationMarkup(view, { returns: true })["hasMerchantReturnPolicy"]).toMatchObject({
    merchantReturnLink: "https://shop.example/our/return-refund-policy",
  });
});

test("a home page without its business takes the one that other pages describe, and asks for no logo", () => {
  const shop = {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: "Kiln Works",
    url: "https://shop.example/",
  };
  const described = (more: object) => pageHtml({ title: "Pot", head: script({ ...shop, ...more }) });
  const pages = {
    "/": pageHtml({ title: "Clay for hands" }),
    "/a": described({}),
    "/b": described({ logo: "https://shop.example/logo.png" }),
  };
  const markup = organizationMarkup(viewOf({ pages }));
  expect(markup).toMatchObject({ name: "Kiln Works", logo: "https://shop.example/logo.png" });
  const silent = organizationMarkup(viewOf({ pages: { "/": pages["/"] } }));
  expect(JSON.stringify(silent)).not.toContain("logo");
});

test("a label that no gap parts from the street is no part of it", () => {
  const main = "<p><span>Anschrift</span><span>Tuchlauben 7a</span><br>1010 Wien</p>";
  const { address } = businessFacts(
    viewOf({ pages: { "/": pageHtml({ title: "Kiln" }), "/contact": pageHtml({ title: "Contact", main }) } }),
  );
  expect(address?.street).toBe("Tuchlauben 7a");
});

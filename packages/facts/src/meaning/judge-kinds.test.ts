import { describe, expect, it } from "vitest";
import { extractPageFacts } from "../extract-page-facts.ts";
import type { PageKind } from "../page-facts.ts";
import { captureOf } from "../testing/capture-of.ts";
import { host, rest } from "../testing/site-rest.ts";
import { createSiteBuilder } from "../site/build-site.ts";

type Site = Readonly<Record<string, string>>;

const whole = (lang: string, main: string, head = ""): string =>
  `<!doctype html><html lang="${lang}"><head>${head}</head><body>${main}</body></html>`;
const marked = (name: string, price: string, currency: string): string =>
  `<script type="application/ld+json">${JSON.stringify({ "@type": "Product", name, offers: { "@type": "Offer", price, priceCurrency: currency } })}</script>`;
const card = (path: string, name: string, price: string): string =>
  `<li><a href="${path}"><img src="${path}.jpg" alt="">${name}</a><span>${price}</span></li>`;
const list = (...cards: readonly string[]): string => `<ul>${cards.join("")}</ul>`;

function kindsOf(site: Site): Record<string, PageKind> {
  const builder = createSiteBuilder(`${host}/`);
  for (const [path, html] of Object.entries(site)) builder.add(extractPageFacts(captureOf(html, { url: host + path })));
  const { pages } = builder.finish(rest);
  return Object.fromEntries(pages.map(({ url, kind }) => [url.slice(host.length), kind]));
}

describe("kinds of pages beside those of their site", () => {
  it("takes no page at the root of a flat site for a product because most pages there are", () => {
    const ask = '<p><a href="https://wa.me/79990000000?text=hello">Написать</a></p>';
    const frame = (main: string): string => whole("ru", `<main>${main}${ask}</main>`);
    const goods = [1, 2, 3, 4, 5].map((number) => [
      `/manzhety-${number}/`,
      frame(
        `${marked(`Манжеты ${number}`, `${number}0`, "RUB")}<h1>Манжеты ${number}</h1><p>${number}0 ₽</p><p>Трикотажные манжеты для рабочей одежды, партия от производителя.</p>`,
      ),
    ]);
    const kinds = kindsOf({
      "/": frame("<h1>Фабрика</h1><p>Делаем манжеты и воротники для рабочей одежды с 1998 года.</p>"),
      ...Object.fromEntries(goods),
      "/nasha-fabrika/": frame("<h1>Наша фабрика</h1><p>Мы вяжем манжеты на двадцати машинах в две смены.</p>"),
      "/dlya-shkol/": frame("<h1>Для школ</h1><p>Какие манжеты подходят для школьной формы, решают ткань и цвет.</p>"),
    });
    expect(kinds["/manzhety-3/"]).toBe("product");
    expect([kinds["/nasha-fabrika/"], kinds["/dlya-shkol/"]]).toEqual(["other", "other"]);
  });

  it("counts no cards that stand on pages of terms and contact, too", () => {
    const cart = list(...["a", "b", "c", "d", "e", "f"].map((name) => card(`/goods/${name}`, name, "25 ر.س")));
    const frame = (main: string): string => whole("ar", `<main>${main}</main><div>${cart}</div>`);
    const kinds = kindsOf({
      "/": frame("<h1>متجر</h1>"),
      "/privacy-policy": frame("<title>سياسة الخصوصية</title><h1>سياسة الخصوصية</h1>"),
      "/contact": frame("<title>اتصل بنا</title><h1>اتصل بنا</h1>"),
      "/hadaya": frame("<h1>كيف نغلف الهدايا</h1><p>نغلف كل هدية بورق من صنع اليد ونكتب عليها ما تريد.</p>"),
    });
    expect(kinds["/hadaya"]).toBe("other");
  });

  it("takes a type of article that contact pages carry, too, for the theme's", () => {
    const type = '<script type="application/ld+json">{"@type":"Article","headline":"x"}</script>';
    const frame = (title: string): string =>
      whole(
        "ko",
        `<main><h1>${title}</h1><p>우리는 과일과 채소를 집까지 배달하는 회사입니다.</p></main>`,
        `<title>${title}</title>${type}`,
      );
    const site = {
      "/": whole("ko", "<h1>회사</h1>"),
      "/contact": frame("문의하기"),
      "/fruit": frame("과일"),
      "/box": frame("상자"),
    };
    expect(kindsOf(site)).toMatchObject({ "/contact": "contact", "/fruit": "other", "/box": "other" });
  });

  it("takes what later pages go on from, and what bears the heading of the list above, for lists", () => {
    const posts = (from: number): string =>
      list(...[0, 1, 2, 3].map((at) => `<li><a href="/blog/p${from + at}"><img src="/${from + at}.jpg">料理</a></li>`));
    const page = (main: string): string => whole("ja", `<main><h1>今日の料理</h1>${main}</main>`);
    const text = "<p>季節の野菜をたくさん使った簡単な料理を毎週紹介しています。ぜひ作ってみてください。</p>".repeat(4);
    const kinds = kindsOf({
      "/": whole("ja", "<h1>台所</h1>"),
      "/ryori/": page(posts(1) + text),
      "/ryori/?page=2": page(posts(5) + text),
      "/ryori/yasai": page(posts(1) + text),
    });
    expect([kinds["/ryori/"], kinds["/ryori/yasai"]]).toEqual(["list", "list"]);
  });

  it("takes a page whose controls to buy open the pages of goods for none of them", () => {
    const button = (path: string): string => `<a class="btn-buy" href="${path}">Αγορά</a>`;
    const good = (number: number): string =>
      whole("el", `<main><h1>Λάδι ${number}</h1><p>1${number},00 €</p><button>Προσθήκη στο καλάθι</button></main>`);
    const kinds = kindsOf({
      "/": whole("el", "<h1>Ελαιώνας</h1>"),
      "/ladi-1": good(1),
      "/ladi-2": good(2),
      "/dora": whole("el", `<main><h1>Δώρα για τη γιορτή</h1><p>11,00 €</p>${button("/ladi-1")}</main>`),
    });
    expect(kinds).toMatchObject({ "/ladi-1": "product", "/dora": "other" });
  });

  it("takes what shows the goods that lie below it for their list, though it is marked up as one", () => {
    const names = ["kosz-maly", "kosz-duzy", "kosz-rattanowy"];
    const good = (name: string): string =>
      whole("pl", `${marked(name, "120", "PLN")}<main><h1>${name}</h1><p>120 zł</p><button>Do koszyka</button></main>`);
    const cards = list(...names.map((name) => card(`/kosze/${name}`, name, "120 zł")));
    const kinds = kindsOf({
      "/": whole("pl", "<h1>Kosze</h1>"),
      "/kosze/": whole("pl", `${marked("Kosze", "120", "PLN")}<main><h1>Kosze wiklinowe</h1>${cards}</main>`),
      ...Object.fromEntries(names.map((name) => [`/kosze/${name}`, good(name)])),
    });
    expect(kinds).toMatchObject({ "/kosze/": "category", "/kosze/kosz-maly": "product" });
  });

  it("takes the page behind a start page that only forwards for the home page", () => {
    const start = "<title>x</title><script>window.location.replace('/witamy')</script>";
    const home = whole("pl", "<h1>Witamy</h1><p>Szyjemy torby z płótna żaglowego w małej pracowni nad morzem.</p>");
    expect(kindsOf({ "/": start, "/witamy": home })).toEqual({ "/": "other", "/witamy": "home" });
  });

  it("takes an element that is called a product and names none for nothing", () => {
    const html =
      '<main><h1>Über uns</h1><div itemscope itemtype="https://schema.org/Product"></div><p>Seit 1950.</p></main>';
    expect(kindsOf({ "/": whole("de", "<h1>x</h1>"), "/wir": whole("de", html) })["/wir"]).not.toBe("product");
  });
});

describe("kinds of pages told by what lies around them", () => {
  const frame = (main: string, lang = "it"): string => whole(lang, `<main>${main}</main>`);
  const goods = (folder: string): Site =>
    Object.fromEntries(
      [1, 2, 3, 4].map((number) => [
        `${folder}anello-${number}/`,
        frame(`${marked(`Anello ${number}`, `${number}5`, "EUR")}<h1>Anello ${number}</h1><p>${number}5 €</p>`),
      ]),
    );

  it("takes the page of a folder of products for their list, though scripts fill it", () => {
    const kinds = kindsOf({
      "/": frame("<h1>Gioielli</h1>"),
      "/vetrina/": frame("<h1>Gioielli e orologi</h1><p>Caricamento</p>"),
      "/laboratorio/": frame("<h1>Il laboratorio</h1><p>Caricamento</p>"),
      ...goods("/vetrina/"),
    });
    expect([kinds["/vetrina/"], kinds["/laboratorio/"]]).toEqual(["category", "other"]);
  });

  it("takes pages that are each called delivery to some place for no terms of delivery", () => {
    const places = ["Ирбит", "Асбест", "Ревда", "Серов"];
    const kinds = kindsOf({
      "/": frame("<h1>Песок</h1>", "ru"),
      "/dostavka/": frame("<title>Доставка</title><h1>Доставка</h1><p>Везём по всей области.</p>", "ru"),
      ...Object.fromEntries(
        places.map((place, at) => [
          `/pesok/${at}/`,
          frame(`<title>Доставка песка в ${place}</title><h1>Доставка песка в ${place}</h1><p>Везём.</p>`, "ru"),
        ]),
      ),
    });
    expect([kinds["/dostavka/"], kinds["/pesok/2/"]]).toEqual(["legal", "other"]);
  });

  it("takes things whose cards lead to one another for no lists", () => {
    const rooms = ["modry", "zeleny", "zluty", "cerveny", "bily"];
    const cards = rooms.map((room) => `<li><a href="/pokoje/${room}/"><img src="/${room}.jpg" alt="">${room}</a></li>`);
    const kinds = kindsOf({
      "/": frame("<h1>Penzion</h1>", "cs"),
      ...Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`/tipy/${at}/`, frame(`<h1>Tip ${at}</h1>`, "cs")])),
      ...Object.fromEntries(
        rooms.map((room) => [`/pokoje/${room}/`, frame(`<h1>${room}</h1><ul>${cards.join("")}</ul>`, "cs")]),
      ),
    });
    expect(kinds["/pokoje/zluty/"]).toBe("other");
  });

  it("takes a list that a site was entered at for no home page, unless the site lies there", () => {
    const start = (path: string, links: readonly string[]): PageKind | undefined => {
      const builder = createSiteBuilder(host + path);
      const menu = ["/index.html", ...links].map((to) => `<a href="${to}">${to}</a>`);
      const html = frame(`<h1>Katalog</h1>${menu.join(" ")}`, "cs");
      builder.add(extractPageFacts(captureOf(html, { url: host + path })));
      return builder.finish({ ...rest, home: host + path }).pages[0]?.kind;
    };
    expect(start("/shop/", ["/kontakt/", "/o-nas/", "/kosik/"])).not.toBe("home");
    expect(start("/shop/", ["/shop/kontakt/", "/shop/o-nas/", "/shop/kosik/"])).toBe("home");
  });

  it("believes a price with a control to buy over previews that call all dated pages articles", () => {
    const head =
      '<meta property="og:type" content="article"><meta property="article:published_time" content="2024-01-01">';
    const soap = (name: string, price: string): string =>
      whole(
        "en",
        `<main><h1>${name}</h1><p class="price">€${price}</p><a href="#!/p/${name}">Buy now</a></main>`,
        head,
      );
    const kinds = kindsOf({
      "/": whole("en", "<main><h1>Soaps</h1><p>Made by hand.</p></main>"),
      "/goods/pine": soap("Pine", "9.50"),
      "/goods/rose": soap("Rose", "8.50"),
      "/goods/mint": whole("en", '<main><h1>Mint</h1><p class="price">€7.50</p><p>Sold out</p></main>', head),
      "/blog/first-soap": whole("en", "<main><h1>Our first soap</h1><p>We began in a kitchen.</p></main>", head),
    });
    expect([kinds["/goods/pine"], kinds["/goods/rose"], kinds["/blog/first-soap"]]).toEqual([
      "product",
      "product",
      "article",
    ]);
  });

  it("takes goods whose names tell how soon they come for goods, not for pages about delivery", () => {
    const mask = (name: string, price: string): string =>
      whole(
        "de",
        `<main><h1>${name} (Lieferzeit 4 Wochen)</h1><p class="price">€${price}</p><button class="add-to-cart">In den Warenkorb</button></main>`,
      );
    const kinds = kindsOf({
      "/": whole("de", "<main><h1>Masken</h1></main>"),
      "/shop/masken-weiss/": mask("Masken weiß", "19.90"),
      "/lieferzeit/": whole("de", "<main><h1>Lieferzeit</h1><p>Wir liefern in zwei Tagen.</p></main>"),
    });
    expect([kinds["/shop/masken-weiss/"], kinds["/lieferzeit/"]]).toEqual(["product", "legal"]);
  });

  it("takes pages with a card or two beside lists of goods for lists, too", () => {
    const item = (name: string): string => card(`/shop/${name}/`, name, "€19.90");
    const goods = ["ash", "bay", "elm", "fir", "oak", "yew"];
    const kinds = kindsOf({
      "/": whole("en", "<main><h1>Bowls</h1></main>"),
      "/categories/large/": whole("en", `<main><h1>Large</h1>${list(...goods.slice(0, 3).map(item))}</main>`),
      "/categories/small/": whole("en", `<main><h1>Small</h1>${list(...goods.slice(3).map(item))}</main>`),
      "/categories/deep/": whole("en", `<main><h1>Deep</h1>${list(...goods.slice(0, 2).map(item))}</main>`),
      "/categories/care/": whole("en", '<main><h1>Care</h1><p>Oil it.</p><a href="/story/">Our story</a></main>'),
      "/story/": whole("en", "<main><h1>Our story</h1><p>We began in a shed.</p></main>"),
      ...Object.fromEntries(
        goods.map((name) => [
          `/shop/${name}/`,
          whole("en", `<main>${marked(name, "19.90", "EUR")}<h1>${name}</h1><p>€19.90</p></main>`),
        ]),
      ),
    });
    expect([kinds["/categories/deep/"], kinds["/categories/care/"] === "category"]).toEqual(["category", false]);
  });

  it("takes for a start page what start pages name as themselves in another language, and the other way round", () => {
    const versions = ["", "ua/"].map((path) => `<link rel="alternate" hreflang="x" href="${host}/${path}">`).join("");
    const kinds = kindsOf({
      "/": whole("cs", "<main><h1>Zámky</h1></main>", versions),
      "/ua/": whole("uk", "<main><h1>Замки</h1></main>", versions),
      "/ub/": whole("uk", "<main><h1>Замки</h1></main>", versions),
    });
    expect([kinds["/ua/"], kinds["/ub/"]]).toEqual(["home", "other"]);
  });

  it("takes no page for a product whose only control is the frame's way to the cart", () => {
    const page = (main: string): string =>
      whole("en", `<div class="top"><a class="btn add-to-cart" href="/cart">View cart</a></div><h1>Plans</h1>${main}`);
    const plan = "<p>Basic</p><p>$99</p><p>Disk space and a mail box.</p>";
    const kinds = kindsOf({
      "/": whole("en", "<h1>Shop</h1>"),
      "/pricing": page(plan),
      "/b": whole("en", "<h1>B</h1>"),
    });
    expect(kinds["/pricing"]).toBe("other");
  });
});

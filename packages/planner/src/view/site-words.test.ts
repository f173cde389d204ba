import { describe, expect, test } from "vitest";
import { isShop } from "@audit/rules/wording/spoken";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf, viewOf } from "../testing/plan-case.ts";

const titled = (titles: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(titles).map(([path, title]) => [path, pageHtml({ title })]));

describe("what a site calls itself", () => {
  test.each([
    ["Acme – Hand made stoneware", "Acme"],
    ["Hand made mugs | Shop", "Shop"],
  ])("by the one title of all its pages: %s", (title, name) => {
    const pages = titled({ "/": title, "/a": title, "/b": title });
    expect(viewOf({ pages }).name).toBe(name);
  });

  test.each([
    ["a sort of business", "https://petra-cafe.example", "Menu – Restaurant", "petra-cafe.example"],
    ["a sort of business in its language", "https://petra-cafe.example", "Carta – Ristorante", "petra-cafe.example"],
    ["the sort that its address names, too", "https://artgallery.example", "Prints – Art Gallery", "Art Gallery"],
    ["a sort and a name", "https://petra-cafe.example", "Menu – Petra Restaurant", "Petra Restaurant"],
  ])("is no mere sort: %s", (_, origin, title, name) => {
    const pages = titled({ "/": title, "/a": `A ${title}`, "/b": `B ${title}`, "/c": `C ${title}` });
    expect(viewOf({ origin, pages }).name).toBe(name);
  });

  const ART = ["Ash", "Elm", "Fir", "Oak", "Yew", "Box"];
  const prints = Object.fromEntries(
    ART.map((name) => [
      `/p/${name}`,
      pageHtml({
        title: `${name} | Framed Prints`,
        head: `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"${name}","offers":{"@type":"Offer","price":"9","priceCurrency":"EUR"}}</script>`,
        main: `<p class="price">€ 9.00</p><button>Add to cart</button>`,
      }),
    ]),
  );
  const OWN =
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Petra Lind","url":"https://shop.example/"}</script>';

  test.each([
    ["an organization at its own address", OWN, "Petra Lind"],
    ["og:site_name", '<meta property="og:site_name" content="Petra Lind">', "Petra Lind"],
    ["an organization elsewhere", OWN.replace("shop.example", "maker.example"), "shop.example"],
  ])("is stated on several pages before titles tell it: %s", (_, head, name) => {
    const help = (title: string) => pageHtml({ title, head });
    const pages = { "/": pageHtml({ title: "Born to print" }), ...prints };
    const others = { "/about": help("Who we are"), "/contact": help("Write to us"), "/faq": help("Questions") };
    expect(viewOf({ pages: { ...pages, ...others } }).name).toBe(name);
  });

  test("is what its titles end with where pages of every kind do", () => {
    const others = { "/about": pageHtml({ title: "Who we are | Framed Prints" }) };
    expect(viewOf({ pages: { "/": pageHtml({ title: "Born to print" }), ...prints, ...others } }).name).toBe(
      "Framed Prints",
    );
  });

  test("is the end of its titles in each language", () => {
    const names = { "": "Kiln", "/fr": "Le Four", "/de": "Ofen" };
    const pages = Object.fromEntries(
      Object.entries(names).flatMap(([start, name]) =>
        ["", "/a", "/b", "/c"].map((path) => [
          `${start}${path}` || "/",
          `<html lang="${start.slice(1) || "en"}"><title>Page ${path} | ${name}</title><h1>Mug ${start}${path}</h1>`,
        ]),
      ),
    );
    const view = viewOf({ pages });
    expect(view.name).toBe("Kiln");
    expect(view.nameOn(view.pageAt("https://shop.example/fr/a")!)).toBe("Le Four");
  });
});

test("a site is spoken to as a shop where it is known to sell, not for a price in its markup", () => {
  const markup = '{"@context":"https://schema.org","@type":"TYPE","offers":{"@type":"Offer","price":"80"}}';
  const page = (type: string, main: string) => ({
    pages: {
      "/": pageHtml({}),
      "/help": `<h1>Help</h1>${main}<script type="application/ld+json">${markup.replace("TYPE", type)}</script>`,
    },
  });
  expect(isShop(viewOf(page("Product", "<button>Add to cart</button>")))).toBe(true);
  expect(isShop(viewOf(page("Service", "<p>Call us.</p>")))).toBe(false);
});

test("a field gets the words that name it for the eye, and no second label", () => {
  const fields =
    '<input id="q" type="search" placeholder="Search teas ..."><label>Your town:</label><input name="town"><select></select>';
  const { actions } = planOf({ pages: { "/": pageHtml({ main: fields }) } });
  const code = actions.find(({ rule }) => rule === "a11y-form-labels")?.implementation;
  expect(code).toContain('in the tag of input[type="search"][id="q"] set aria-label="Search teas"');
  expect(code).toContain('label “Your town” beside it: for in the tag of the label names the id of input[name="town"]');
  expect(code).toContain("left out: select; no page says what is entered there");
});

test("a field is named by the words before it, not by the sample inside, and as on other pages", () => {
  const main =
    '<form><div>Jméno</div><input name=a placeholder=John><div>Příjmení</div><input name=b placeholder=Doe></form><form><input name=zip placeholder="Poštovní číslo"></form>';
  const pages = {
    "/": pageHtml({ main }),
    "/b": pageHtml({
      main: '<form><input name=zip><input name=m type=email></form><form><input placeholder="Město"></form>',
    }),
  };
  const { actions } = planOf({ pages });
  const { implementation: code, problem } = actions.find(({ rule }) => rule === "a11y-form-labels") ?? {};
  for (const said of ['[name="a"] set aria-label="Jméno"', '[name="b"] set aria-label="Příjmení"'])
    expect(code).toContain(said);
  expect(code?.match(/set aria-label="Poštovní číslo"/g)).toHaveLength(2);
  expect(code).toContain('[name="m"] set aria-label="E-mail"');
  expect(code).toContain('input[placeholder="Město"] set aria-label="Město"');
  expect(problem).toContain("3 fields without a label: “a”, “b” and “zip”");
});

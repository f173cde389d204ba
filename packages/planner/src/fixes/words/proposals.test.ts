import { describe, expect, test } from "vitest";
import { madeShop, pageHtml } from "../../testing/made-shop.ts";
import { viewOf } from "../../testing/plan-case.ts";
import { proposeDescription } from "@audit/rules/fixes/words/description-proposal";
import { proposeTitle, shortenTitle } from "@audit/rules/fixes/words/title-proposal";

const shop = viewOf(madeShop());
const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

describe("proposals", () => {
  test("say nothing that the page, its address or the site's name does not say", () => {
    const invented = shop.site.pages.flatMap((page) => {
      const said = new Set(words([JSON.stringify(page), shop.name, decodeURIComponent(page.url)].join(" ")));
      const proposed = `${proposeTitle(page, shop) ?? ""} ${proposeDescription(page, shop, true)?.replace(/\[fill in.*\]/, "") ?? ""}`;
      return words(proposed).filter((word) => !said.has(word));
    });
    expect(invented).toEqual([]);
  });

  test("fit into a search result", () => {
    for (const page of shop.site.pages) {
      expect((proposeTitle(page, shop) ?? "").length).toBeLessThanOrEqual(60);
      expect((proposeDescription(page, shop, true) ?? "").replace(/\[fill in.*\]/, "").length).toBeLessThanOrEqual(155);
    }
  });

  test("tell pages of one name apart", () => {
    const item = (sku: string) =>
      pageHtml({
        title: "Mug",
        h1: "Blue mug",
        main: `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Blue mug","sku":"${sku}"}</script><p class="price">€ 9.00</p><button>Add to cart</button>`,
      });
    const view = viewOf({ pages: { "/": pageHtml({ title: "Kiln" }), "/p/1": item("A-1"), "/p/2": item("A-2") } });
    const titles = ["/p/1", "/p/2"].map((path) => proposeTitle(view.pageAt(`https://shop.example${path}`)!, view));
    expect(titles).toEqual(["Blue mug – A-1 | shop.example", "Blue mug – A-2 | shop.example"]);
  });

  test("tell single pieces of one brand apart by what they don't share", () => {
    const piece = (sku: string, shown: string) =>
      pageHtml({
        title: "Jacket – Kiln",
        h1: "Jacket",
        main: `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Jacket","brand":"Kiln","sku":"${sku}"}</script><p class="price">€ 9.00</p><button>Add to cart</button>${shown}`,
      });
    const titleOf = (one: string, other: string) => {
      const pages = { "/": pageHtml({ title: "Pieces" }), "/p/1": piece("17", one), "/p/2": piece("45", other) };
      const view = viewOf({ pages });
      return proposeTitle(view.pageAt("https://shop.example/p/2")!, view);
    };
    expect(titleOf("<p>Stoff: Leinen</p>", "<p>Stoff: Wolle</p>")).toBe("Jacket – Wolle | shop.example");
    expect(titleOf("<p>Größe: 48</p>", "<p>Größe: 52</p>")).toBe("Jacket – Größe 52 | shop.example");
    // A running number of the catalogue, an amount and what both say tell buyers nothing.
    expect(titleOf("<p>Stoff: Wolle</p>", "<p>Stoff: Wolle</p>")).toBeNull();
    expect(titleOf("<p>Preis: 90 €</p>", "<p>Preis: 80 €</p>")).toBeNull();
  });

  test("never come from a slogan that stands on every page", () => {
    const item = (name: string) =>
      pageHtml({
        title: "Kiln & Co",
        h1: "Kiln, fired with love",
        main: `<p>Free shipping on every order over fifty euros, only this week!</p><p>The ${name} is a heavy jug with a wide handle, made for water and flowers.</p>`,
      });
    const view = viewOf({ pages: { "/": item("shop"), "/tall-jug": item("tall jug"), "/low-jug": item("low jug") } });
    const page = view.pageAt("https://shop.example/tall-jug")!;
    expect(proposeTitle(page, view)).toBe("Tall jug | Kiln & Co");
    expect(proposeDescription(page, view, true)).toBe(
      "The tall jug is a heavy jug with a wide handle, made for water and flowers.",
    );
  });

  test("never come from a notice that stands before other texts, nor from one in another language", () => {
    const notice = "Free sample card and travel bag with every order of 110 dollars or more!";
    const item = (name: string, text: string) =>
      pageHtml({ title: name, h1: name, main: `<p>${notice} ${name}</p><p>${text}</p>` });
    const text = "Der hohe Krug hat einen breiten Griff und ist aus schwerem Ton vom Fluss gemacht.";
    const view = viewOf({
      pages: { "/": item("Kiln", ""), "/a": item("Krug", text), "/b": item("Teller", ""), "/c": item("Tasse", "") },
    });
    const described = (path: string) => proposeDescription(view.pageAt(`https://shop.example${path}`)!, view, true);
    expect(described("/a")).toBe(text);
    expect(described("/b") ?? "").not.toContain("sample");
    const foreign = pageHtml({ title: "Krug", h1: "Krug", main: `<p>${notice}</p>${`<p>${text}</p>`.repeat(6)}` });
    const alone = viewOf({ pages: { "/": pageHtml({ title: "Kiln" }), "/a": foreign } });
    expect(proposeDescription(alone.pageAt("https://shop.example/a")!, alone, true)).not.toContain("sample");
  });

  test("never describe a list by the first words of what it lists", () => {
    const post = "In March we fired the large kiln for the first time, and three mugs came out in one piece.";
    const own = "What happens in our workshop, told by those who stand at the wheel and at the kiln.";
    const list = (more: string) => pageHtml({ title: "News", h1: "News", main: `${more}<p>${post}</p>` });
    const article = pageHtml({ title: "First fire", h1: "First fire", main: `<article><p>${post}</p></article>` });
    const view = viewOf({ pages: { "/": list(""), "/news": list(`<p>${own}</p>`), "/news/first-fire": article } });
    const described = (path: string) => proposeDescription(view.pageAt(`https://shop.example${path}`)!, view, true);
    expect(described("/news")).toBe(`News: ${own}`);
    expect(described("/")).toBeNull();
  });

  test("never take up a teaser that leads on to another page", () => {
    const own = "What happens in our workshop, told by those who stand at the wheel and at the kiln.";
    const teasers = [
      "The large kiln is back at work! We have fired it twice. Read on »",
      "A cup broke on the way to [...]",
    ];
    const main = [...teasers, own].map((text) => `<p>${text} </p>`).join("");
    const view = viewOf({ pages: { "/": pageHtml({ title: "Kiln" }), "/news": pageHtml({ title: "News", main }) } });
    expect(proposeDescription(view.pageAt("https://shop.example/news")!, view, true)).toBe(`News: ${own}`);
  });

  test("leave out a present description that is a label, and a comma where the text was cut", () => {
    const item = `<p>Our mugs are thrown by hand from clay of the river, in three sizes (small, large),</p>`;
    const page = pageHtml({ title: "Mugs", h1: "Mugs", head: '<meta name="description" content="Intro">', main: item });
    const view = viewOf({ pages: { "/": pageHtml({ title: "Kiln" }), "/mugs": page } });
    expect(proposeDescription(view.pageAt("https://shop.example/mugs")!, view, true)).toBe(
      "Our mugs are thrown by hand from clay of the river, in three sizes (small, large).",
    );
  });

  test("shorten a title by what the template puts behind it and by parts beside the heading, never inside a phrase", () => {
    const long = "Hand-thrown stoneware mug with a wide handle – sand, ash or slate, in three sizes";
    const pages = Object.fromEntries(
      ["Jugs and what they hold", "Plates of every size that we make", "Our bowls"].map((name, at) => [
        `/${at}`,
        pageHtml({ title: `${name} – From the workshop by the river – Kiln & Co` }),
      ]),
    );
    const view = viewOf({
      pages: {
        "/": pageHtml({ title: "Kiln & Co" }),
        ...pages,
        "/mug": pageHtml({ title: long, h1: "Hand-thrown stoneware mug with a wide handle" }),
        "/slip": pageHtml({ title: long, h1: "Stoneware" }),
      },
    });
    const shortened = (title: string, path: string) =>
      shortenTitle(title, view.pageAt(`https://shop.example${path}`)!, view);
    expect(shortened("Plates of every size that we make – From the workshop by the river – Kiln & Co", "/1")).toBe(
      "Plates of every size that we make",
    );
    expect(shortened(long, "/mug")).toBe("Hand-thrown stoneware mug with a wide handle");
    expect(shortened("A hand-thrown stoneware mug with a very wide handle and a foot of sand", "/slip")).toBeNull();
    expect(shortened("Hand-thrown stoneware: a mug with a very wide handle and a foot of sand", "/slip")).toBeNull();
  });

  test("leave out what a button shows only after a click", () => {
    const said = "The mug is in your list of favourites already! View all of your favourites";
    const view = viewOf({
      pages: {
        "/": pageHtml({ title: "Kiln" }),
        "/mug": pageHtml({ title: "Mug", main: `<div style="display:none"><p>${said}</p></div><p>Blue</p>` }),
      },
    });
    expect(proposeDescription(view.pageAt("https://shop.example/mug")!, view, true) ?? "").not.toContain("favourites");
  });

  test("leave out a preview that begins with the page's trail", () => {
    const trail = "Home › Forums › Clay This forum is empty. Nothing was found here. You must be logged in to write.";
    const head = `<meta property="og:description" content="${trail}">`;
    const view = viewOf({
      pages: {
        "/": pageHtml({ title: "Kiln" }),
        "/forums/clay": pageHtml({ title: "Clay", head, main: "<p>Clay</p>" }),
      },
    });
    expect(proposeDescription(view.pageAt("https://shop.example/forums/clay")!, view, true) ?? "").not.toContain(
      "empty",
    );
  });

  test("leave out the label of a field that must be filled in", () => {
    const label = "E-mail for payments (e.g. of your account, otherwise the one that you gave us, once more) *";
    const main = `<form><p><label>${label}</label><input name="mail"></p></form>`;
    const view = viewOf({ pages: { "/": pageHtml({ title: "Kiln" }), "/join": pageHtml({ title: "Join", main }) } });
    expect(proposeDescription(view.pageAt("https://shop.example/join")!, view, true) ?? "").not.toContain("payments");
  });
});

import { asFix, printFix } from "@audit/rules/fixes/patches/fix";
import { describe, expect, test } from "vitest";
import { breadcrumbMarkup } from "@audit/rules/fixes/markup/list-markup";
import { fix as altTexts } from "@audit/rules/rules/technical/images/img-alt-missing/fix";
import { proposeDescription } from "@audit/rules/fixes/words/description-proposal";
import { heading } from "@audit/rules/fixes/words/headings";
import { title } from "@audit/rules/fixes/words/titles";
import { pageHtml } from "../testing/made-shop.ts";
import { causeOf, findingOf, viewOf } from "../testing/plan-case.ts";
import { pageName } from "@audit/rules/view/page-name";

const at = (path: string): string => `https://shop.example${path}`;
const shopWith = (pages: Readonly<Record<string, string>>) =>
  viewOf({ pages: { "/": pageHtml({ title: "Kiln" }), ...pages } });
const BUY = '<p class="price">€ 9.00</p><button>Add to cart</button>';
const GLAZE = "The glaze of this mug is mixed from ash and clay of the river, and each one differs.";

function describedAs(html: string, more: Readonly<Record<string, string>> = {}, keep = true): string | null {
  const view = shopWith({ "/page": html, ...more });
  return proposeDescription(view.pageAt(at("/page"))!, view, keep);
}

describe("a page's own description", () => {
  test.each([
    ["a hint beside a form", "Choose a date above to see the hours that are still free on that day."],
    ["the same in French", "Choisissez une date ci-dessus pour voir les heures disponibles de ce jour."],
    [
      "an answer without its question",
      "No, since a kiln needs a day to cool down, and mugs crack when it opens early.",
    ],
    ["a byline", "Monday, 17 May 2021 by Jo Potter, filed under News and Views, 0 comments."],
    ["an entry of a list by date", "December 26, 2021 - How we fire our kiln by the river in winter?"],
    ["the box of prices", "€ 209.33 for members 10% off € 188.40 with 21% tax, € 155.70 without it."],
    ["a remark in brackets", "(The whole example is printed once more in the last section of this page.)"],
  ])("is never %s", (_what, line) => {
    expect(describedAs(pageHtml({ title: "Mugs", main: `<p>${line}</p><p>${GLAZE}</p>` }))).toBe(`Mugs: ${GLAZE}`);
  });

  test("is no row of labels of controls", () => {
    const main = "<p>left stick / arrows · walk · right stick / drag · look · tap a piece</p>";
    expect(describedAs(pageHtml({ title: "Mugs", main }))).toBeNull();
  });

  test("stops before a sentence that points at something, and is never a call to log in", () => {
    const main = `<p>Connectez-vous pour prendre rendez-vous avec notre atelier.</p><p>${GLAZE} Choose yours below.</p>`;
    expect(describedAs(pageHtml({ title: "Mugs", main }))).toBe(`Mugs: ${GLAZE}`);
  });

  test("asks the questions that the page answers", () => {
    const asked = ["Are your mugs safe in the dishwasher?", "Do you send mugs to other countries?"];
    const answer = "I prefer to keep things simple, and so do most of those who buy our mugs.";
    const main = asked.map((question) => `<h2>${question}</h2><p>${answer}</p>`).join("");
    const page = pageHtml({ title: "FAQ", h1: "Frequently asked questions", main });
    const view = shopWith({ "/faq": page });
    expect(proposeDescription(view.pageAt(at("/faq"))!, view, true)).toBe(
      `Frequently asked questions: ${asked.join(" ")}`,
    );
  });

  test("is no single answer of a page whose questions are no headings", () => {
    const main = `<p>Question: How do I wash a mug?</p><p>${GLAZE}</p>`;
    const view = shopWith({ "/faq": pageHtml({ title: "FAQ", main }) });
    expect(proposeDescription(view.pageAt(at("/faq"))!, view, true)).toBeNull();
  });

  test("is cut where a reader may stop", () => {
    const start = `${GLAZE.slice(0, -1)} from all the others`;
    const main = `<p>${start}, which is why we show every one of them in pictures of our own.</p>`;
    expect(describedAs(pageHtml({ title: "Mugs", main }))).toBe(`Mugs: ${start}…`);
  });

  test("leaves the long title of an article to its title", () => {
    const name = "How We Fire a Kiln by the River Through the Whole Winter";
    const markup =
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"BlogPosting"}</script>';
    const page = pageHtml({ title: name, head: markup, main: `<article><p>${GLAZE}</p></article>` });
    expect(describedAs(page)).toBe(GLAZE);
  });

  test("is never a cell of a table", () => {
    const row = (name: string) =>
      `<tr><td>${name}</td><td>v1</td><td>Decrements the number stored at a key by a given value.</td></tr>`;
    const main = `<table><tr><th>Name</th><th>Since</th><th>What</th></tr>${row("DECR")}${row("DECRBY")}</table>`;
    expect(describedAs(pageHtml({ title: "Commands", main }))).toBeNull();
  });

  test("is never what a list quotes from one of its articles, cut by the list", () => {
    const list = pageHtml({ title: "News", main: `<p>${GLAZE.slice(0, 60)}...</p>` });
    expect(describedAs(list, { "/fire": pageHtml({ title: "Fire", main: `<p>${GLAZE}</p>` }) })).toBeNull();
  });

  test("takes the next sentence along where the first is short, and names a long name once", () => {
    const main = [
      "<p>Our tall jug with wide handle comes out of one piece.</p>",
      "<p>It keeps water cool for half a day, even beside the hot stove.</p>",
    ].join("");
    const jug = { title: "Tall Jug With Wide Handle, Sand", h1: "Tall Jug With Wide Handle, Sand" };
    expect(describedAs(pageHtml({ ...jug, main }))).toBe(
      "Our tall jug with wide handle comes out of one piece. It keeps water cool for half a day, even beside the hot stove.",
    );
  });

  test("keeps the sentence by which a long text sells", () => {
    const long =
      "Stoneware mug of 300 millilitres with wide handle, glazed inside and outside in sand. It is fired twice in our own kiln by the river. Free delivery within two days.";
    const page = pageHtml({
      title: "Mug",
      main: "<button>Add to cart</button><p>€ 9.00 or € 12.00</p>",
      description: long,
    });
    expect(describedAs(page)).toBe(
      "Stoneware mug of 300 millilitres with wide handle, glazed inside and outside in sand. Free delivery within two days.",
    );
  });

  test("is told by its name from the one page that begins with the same words", () => {
    const words = "This text says how a release manager releases a new version by the rules.";
    const guide = (name: string) =>
      pageHtml({ title: name, description: words, main: `<p>${words}</p><p>${GLAZE}</p>` });
    expect(describedAs(guide("Release"), { "/other": guide("Release of the controller") }, false)).toBe(
      `Release: ${words}`,
    );
  });
});

test("a sentence that says the same of other products, with their names in it, describes none of them", () => {
  const item = (name: string) =>
    pageHtml({
      title: name,
      h1: name,
      main: `<p>Free sample card of ${name} with every order, sent along in the box.</p>`,
    });
  const view = shopWith({ "/a": item("Sand Mug"), "/b": item("Tall Jug"), "/c": item("Wide Bowl") });
  expect(proposeDescription(view.pageAt(at("/a"))!, view, true)).toBeNull();
});

describe("a page's own name", () => {
  test("is written in words that a line break parts, and without what the template puts behind a title", () => {
    const broken = pageHtml({ title: "x", h1: null, main: `<h1>POOL<br>HEATERS</h1><p>${GLAZE}</p>` });
    const titled = (name: string) => pageHtml({ title: `${name} – From our workshop – Kiln`, h1: null });
    const view = shopWith({
      "/h": broken,
      "/1": titled("Sand mugs"),
      "/2": titled("Tall jugs"),
      "/3": titled("Bowls"),
    });
    expect(pageName(view.pageAt(at("/h"))!, view)).toBe("POOL HEATERS");
    expect(pageName(view.pageAt(at("/1"))!, view)).toBe("Sand mugs");
  });

  test("is its first heading in the highest rank where it has no main one, before its trail", () => {
    const trail = '<ol class="breadcrumb"><li><a href="/">Home</a></li><li>Single Product</li></ol>';
    const html = pageHtml({
      title: "Kiln",
      h1: null,
      main: `${trail}<h4>Your cart</h4><h2>Sand Mug</h2>${BUY}<h2>Related</h2>`,
    });
    const view = viewOf({
      pages: { "/": pageHtml({ title: "Kiln" }), "/c": pageHtml({ title: "Kiln" }), "/p/1": html },
    });
    expect(pageName(view.pageAt(at("/p/1"))!, view)).toBe("Sand Mug");
  });

  test("is on a home page what its markup calls the site, in each language", () => {
    const markup = '{"@context":"https://schema.org","@type":"WebSite","name":"Le Four"}';
    const french = pageHtml({ title: "Accueil", head: `<script type="application/ld+json">${markup}</script>` });
    const view = viewOf({
      pages: { "/": pageHtml({ title: "Kiln" }), "/fr/": french.replace('lang="en"', 'lang="fr"') },
    });
    const page = view.pageAt(at("/fr/"))!;
    expect([page.kind, pageName(page, view)]).toEqual(["home", "Le Four"]);
  });

  test("is not a headline that only the markup holds", () => {
    const markup = '{"@context":"https://schema.org","@type":"BlogPosting","headline":"Welcome"}';
    const head = `<script type="application/ld+json">${markup}</script>`;
    const view = shopWith({ "/page": pageHtml({ title: "Bienvenue", h1: null, head }) });
    expect(pageName(view.pageAt(at("/page"))!, view)).toBe("Bienvenue");
  });

  test("begins with a capital where styles write it, and the site's name stays at the end", () => {
    const view = shopWith({ "/care": pageHtml({ title: "x", h1: "care" }) });
    const codeOf = (rule: string, fixer: typeof title) =>
      printFix(asFix(fixer(causeOf(findingOf(rule, ["/care"]), view), view)));
    expect(codeOf("title-missing", title)).toMatch(/<title>Care – \[fill in: [^\]]+\] \| shop\.example<\/title>/);
    expect(codeOf("h1-missing", heading)).toContain("<h1>Care</h1>");
  });
});

test("no question heads a page that its title names, and a list goes without the word that the program puts before it", () => {
  const view = shopWith({
    "/care-of-mugs": pageHtml({
      title: "Care of mugs",
      h1: null,
      main: "<h3>What is part of our care of mugs?</h3><p>All.</p>",
    }),
    "/courses": pageHtml({ title: "Archive Courses", h1: null, main: "<p>Turning and glazing.</p>" }),
    "/c/clay": pageHtml({ title: "Archives Clay", h1: "Clay", main: "<p>White and red.</p>" }),
    "/c/wheels": pageHtml({ title: "Archives Wheels", h1: "Wheels", main: "<p>For the foot.</p>" }),
  });
  const headingOf = (path: string) => printFix(asFix(heading(causeOf(findingOf("h1-missing", [path]), view), view)));
  expect(headingOf("/care-of-mugs")).toContain("<h1>Care of mugs</h1>");
  expect(headingOf("/courses")).toContain("<h1>Courses</h1>");
});

test("no alt text is made of the name of a file", () => {
  const images = ["team-1.jpg", "red-ceramic-mug-2.jpg"];
  const main = images.map((name) => `<img src="/img/${name}">`).join("");
  const view = shopWith({ "/page": pageHtml({ title: "Us", main }) });
  const code = printFix(asFix(altTexts(causeOf(findingOf("img-alt-missing", ["/page"]), view), view)))!;
  expect(code.match(/alt="[^"]*"/g)).toEqual(Array(2).fill('alt="[fill in: what the picture shows]"'));
});

test("a list keeps the name its filtered forms head too, and its trail goes on from the link home", () => {
  const trail = '<ol class="breadcrumb"><li><a href="/">Home</a></li></ol>';
  const list = (head = "") => pageHtml({ title: "Mugs | Kiln", head, main: trail });
  const filtered = '<meta name="robots" content="noindex">';
  const forms = ["red", "blue", "green"].map((colour) => [`/c/mugs?colour=${colour}`, list(filtered)]);
  const view = shopWith({ "/c/mugs": list(), ...Object.fromEntries(forms) });
  const markup = breadcrumbMarkup(view.pageAt(at("/c/mugs"))!, view)!;
  expect(markup["itemListElement"]).toMatchObject([{ name: "Home", item: at("/") }, { name: "Mugs" }]);
});

test("a trail in markup leaves out a step that only leads to a part of the home page", () => {
  const trail =
    '<nav class="breadcrumb" aria-label="breadcrumb"><a href="/">Home</a> / <a href="/#mugs">Mugs</a> / <span>Sand Mug</span></nav>';
  const view = shopWith({ "/p/1": pageHtml({ title: "Sand Mug", main: trail + BUY }) });
  const markup = breadcrumbMarkup(view.pageAt(at("/p/1"))!, view)!;
  expect(markup["itemListElement"]).toMatchObject([{ name: "Home", item: at("/") }, { name: "Sand Mug" }]);
});

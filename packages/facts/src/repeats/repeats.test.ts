import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { extractPageFacts, extractWith, parse5Source } from "../extract-page-facts.ts";
import type { PageFacts } from "../page-facts.ts";
import { createPageState } from "../collect/page-state.ts";
import { counters, linkedLists, plainLists, rangeLists, signs } from "./piece.ts";
import { captureOf } from "../testing/capture-of.ts";

/** Long enough to be kept. */
const LINKS = Array.from({ length: 12 }, (_none, index) => `<li><a href="/group-${index}">Group ${index}</a></li>`);
const MENU = `<ul class="menu">${LINKS.join("")}</ul>`;

const read = (html: string, url = "https://shop.example/page"): PageFacts => extractPageFacts(captureOf(html, { url }));
/** What a parser as browsers have it makes of it, without any memory of earlier pages. */
const parsed = (html: string, url = "https://shop.example/page"): PageFacts =>
  extractWith(captureOf(html, { url }), [parse5Source]);

const page = (content: string, { before = "", after = "", landmark = "nav" } = {}): string =>
  `<!doctype html><html lang="en"><head><title>Shop</title></head><body>${before}<${landmark}>${content}</${landmark}>${after}<main><h1>Soap</h1><p>Made by hand near the harbour.</p></main></body></html>`;

/** Whether the second page's menu was taken from the first: its links are then the very same. */
const isTaken = (first: PageFacts, second: PageFacts): boolean =>
  first.links.some((link) => second.links.some((other) => link === other));

/** Reads both in turns, so that each is read with and without the other one before it. */
function readInTurns(first: string, second: string): PageFacts[] {
  const facts = [first, second, first, second].map((html) => read(html));
  expect(facts.slice(0, 2)).toEqual([parsed(first), parsed(second)]);
  expect(facts.slice(2)).toEqual(facts.slice(0, 2));
  return facts;
}

describe("a menu that stood on an earlier page", () => {
  it.each([
    ["links, with text around them", `Menu: ${MENU} and more`],
    ["headings, pictures, lists", `${MENU}<h2>Help <img src="/a.png" alt="us"></h2><ol><li>1</ol><img src="b.png">`],
    [
      "forms and fields",
      `${MENU}<form role="search"><input name="q"><label for="x">For</label><button>Find</button></form>`,
    ],
    [
      "ids, classes and hidden parts",
      `<div id="a1" class="x y" hidden>${MENU}</div><p id="a2" style="display:none">one two three four</p>`,
    ],
    ["prices, stock and buy links", `${MENU}<p>Cart: 19,90 €</p><p>In stock</p><a href="/cart">Buy now</a>`],
    [
      "scripts and styles",
      `${MENU}<script>var a = "${"b".repeat(40)}"</script><style>a{}</style><svg><title>t</title></svg>`,
    ],
    ["a breadcrumb trail", `<ol class="breadcrumb"><li><a href="/">Home</a><li><a href="/a">A</a></ol>${MENU}`],
    [
      "scripts that open pages",
      `${MENU}<div onclick="location.href='/sale'">Sale</div><a href="javascript:window.open('/b')">B</a>`,
    ],
    ["a half word at its start and end", `ne${MENU}wo`],
    ["white space and line breaks", `\n  ${MENU}\n<br>\n x<br>y `],
    ["a table", `${MENU}<table><tr><th>a<td>b<tr><td>c</table>`],
  ])("is taken from there with %s", (_what, content) => {
    const [first, second] = readInTurns(page(content), page(content, { after: "<p>Else</p>" }));
    expect(isTaken(first!, second!)).toBe(true);
  });

  it.each([
    ["an id that the page has used before", `<i id="m"></i>`, `<b id="m">x</b>${MENU}`],
    ["an end tag that something open before it hears", "<section>", `${MENU}</section>${MENU}`],
    ["microdata", "", `${MENU}<div itemscope itemtype="https://schema.org/Brand"><b itemprop="name">x</b></div>`],
    ["a field of a form around it", '<form action="/x">', `${MENU}<input type="password">`],
  ])("is read again with %s", (_what, before, content) => {
    const [first, second] = readInTurns(page(content), page(content, { before }));
    expect(isTaken(first!, second!)).toBe(false);
  });

  it("leads to the site that each page is of", () => {
    const content = `${MENU}<img src="/a.png">`;
    for (const origin of ["http://shop.example", "https://shop.example", "https://shop.example", "http://shop.example"])
      expect(read(page(content), `${origin}/page`)).toEqual(parsed(page(content), `${origin}/page`));
  });

  it("has its relative addresses resolved on each page anew", () => {
    const content = `${MENU}<a href="more">More</a><a href="#top">Top</a>`;
    const at = (path: string, head = ""): PageFacts =>
      read(page(content).replace("</head>", `${head}</head>`), `https://shop.example${path}`);
    const pages = [at("/a/b"), at("/c/d"), at("/c/d", '<base href="https://other.example/x/">'), at("/a/b")];
    const more = ({ links }: PageFacts): string | null | undefined => links.find(({ text }) => text === "More")?.url;
    const group = ({ links }: PageFacts): string | null | undefined =>
      links.find(({ text }) => text === "Group 1")?.url;
    expect(pages.map(more)).toEqual([
      "https://shop.example/a/more",
      "https://shop.example/c/more",
      "https://other.example/x/more",
      "https://shop.example/a/more",
    ]);
    expect(pages.map(group)).toEqual([
      "https://shop.example/group-1",
      "https://shop.example/group-1",
      "https://other.example/group-1",
      "https://shop.example/group-1",
    ]);
  });
});

const part = fc.constantFrom(
  MENU,
  "word",
  " ",
  "a &amp; b",
  "é–😀",
  "19,90 €",
  "5 < 6",
  "<!-- c -->",
  "<br>",
  "<div>",
  "</div>",
  '<div class="a b" id=x>',
  "<section>",
  "</section>",
  "<p>",
  "</p>",
  "<p hidden>one two three",
  "<ul><li>x<li>y</ul>",
  "<h2>Help</h2>",
  "</h3>",
  "<a href=/b>",
  "</a>",
  "<button>",
  "</button>",
  "<form action=/s>",
  "</form>",
  "<input name=q>",
  "<input type=password>",
  "<label for=x>",
  "</label>",
  "<table><tr><td>",
  "</table>",
  "<b>",
  "</b>",
  "<nav>",
  "</nav>",
  "<aside>",
  "</aside>",
  "<header>",
  "</header>",
  "<main>",
  "<img src=/i.png alt=i>",
  "<script>x()</script>",
  "<x-card>",
  "</x-card>",
  "<svg><title>t</title></svg>",
  "<div itemscope itemtype=https://schema.org/Brand>",
  "<s>",
  "</s>",
);
const parts = (maxLength: number): fc.Arbitrary<string> => fc.array(part, { maxLength }).map((some) => some.join(""));
const landmark = fc.constantFrom("nav", "header", "footer", "aside");

test("random menus in random surroundings are what a browser's parser makes of them, read for the first time or again", () => {
  let taken = 0;
  fc.assert(
    fc.property(
      landmark,
      parts(5),
      parts(5),
      parts(3),
      parts(3),
      parts(3),
      (name, start, end, before, other, after) => {
        const content = `${start}${MENU}${end}`;
        const first = page(content, { before, after, landmark: name });
        const second = page(content, { before: other, landmark: name });
        const facts = readInTurns(first, second);
        if (isTaken(facts[0]!, facts[2]!)) taken += 1;
      },
    ),
    { numRuns: 250, seed: 5 },
  );
  expect(taken).toBeGreaterThan(20);
});

test("every part of a page's state is known to those who record and repeat", () => {
  const known = [
    ...counters,
    ...signs,
    ...Object.keys({ ...plainLists, ...rangeLists, ...linkedLists }),
    ..."flow open paths semantics segmentStart links linkPlaces buyingLinks forms ids labelFor classes maxDepth".split(
      " ",
    ),
    // Unchanged by what is repeated, see `fixedOf`; nothing of it is open where a piece begins, see `isPlain`.
    ..."doctype headBrokenBy lang dir base titlesOutsideHead titles metas linkRels bases repeated paragraphs".split(
      " ",
    ),
    ..."mainRanges mainStart struck duplicateIds sections bodyOpen headOpen".split(" "),
    ..."silent capture inLink inLabel inPicture inBreadcrumb openHeading openButton openTables".split(" "),
    ..."openConcealed openStruck openSnippets".split(" "),
    // Only asked while something is open.
    ..."raw rawBytes pictureImages openButtonNamed svgTitles linkNamed linkTitle".split(" "),
    ..."recordings log newPieces runs".split(" "),
  ];
  expect(Object.keys(createPageState()).toSorted()).toEqual(known.toSorted());
});

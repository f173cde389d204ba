import { expect, test } from "vitest";
import { asBrief } from "./as-brief.ts";

const section = (path: string, ...lines: string[]): string =>
  [`<!-- https://shop.example${path} -->`, ...lines].join("\n");

test("a shell of blanks becomes a brief, told once for the pages that need the same", () => {
  const shell = '<p class="delivery">[fill in: days until delivery]</p>';
  expect(asBrief([section("/a", shell), section("/b", shell)].join("\n\n"))).toBe(
    [
      "<!-- https://shop.example/a -->",
      "<!-- https://shop.example/b -->",
      "<!-- to write: days until delivery -->",
    ].join("\n"),
  );
});

test("what the page says stays in the brief", () => {
  const table = [
    "<!-- 9 products -->",
    "<table>",
    "<tr><th>Number</th><td>242</td></tr>",
    "<tr><th>size</th><td>[fill in: size]</td></tr>",
    "<tr><td>[fill in: weight]</td></tr>",
    "</table>",
  ];
  expect(
    asBrief(section("/a", ...table))
      .split("\n")
      .slice(1),
  ).toEqual(["<!-- 9 products -->", "<!-- known: Number 242 -->", "<!-- to write: size; weight -->"]);
});

test.each([
  ["code with few blanks", section("/a", "<title>Mug</title>", "<h1>Mug of clay</h1>", "<p>[fill in: its size]</p>")],
  ["markup", section("/a", '<script type="application/ld+json">', '"name": "[fill in: name]"', "</script>")],
  ["code that stands under no address", "Allow: [fill in: path]"],
])("%s stays as it is", (_name, code) => {
  expect(asBrief(code)).toBe(code);
});

test("tags and spaces are no words of what is known, and comments of a line's end are no facts", () => {
  const lines = ["<p>  Made   of <b>clay</b> [fill in: colour]</p>", "<p>Weight:\t\t<i>3</i> kg</p>", "<br>"];
  const more = ["<p>[fill in: size]</p>", "<p>[fill in: size] <!-- in cm --></p>"];
  expect(asBrief(section("/a", ...lines, ...more)).split("\n")).toEqual([
    "<!-- https://shop.example/a -->",
    "<!-- known: Weight: 3 kg -->",
    "<!-- to write: colour; size -->",
  ]);
});

test("of many pages with one brief twenty are named, and of the rest how many", () => {
  const pages = (count: number): string =>
    Array.from({ length: count }, (_, index) => section(`/${index}`, "<p>[fill in: text]</p>")).join("\n\n");
  expect(asBrief(pages(20)).split("\n")).toHaveLength(21);
  expect(asBrief(pages(22)).split("\n").slice(19)).toEqual([
    "<!-- https://shop.example/19 -->",
    "<!-- and on 2 more pages -->",
    "<!-- to write: text -->",
  ]);
});

test("pages over http are pages too, and as many blanks as words are no brief", () => {
  const shell = "<p>[fill in: text]</p>";
  expect(asBrief(`<!-- http://shop.example/a -->\n${shell}`)).toContain("to write: text");
  const even = section("/a", "<p>Clay</p>", shell);
  expect(asBrief(even)).toBe(even);
  const late = `<p>see</p> <!-- https://shop.example/a -->\n${shell}\n${shell}`;
  expect(asBrief(late)).toBe(late);
});

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

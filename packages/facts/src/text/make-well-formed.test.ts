import { expect, test } from "vitest";
import { factsOf } from "../testing/capture-of.ts";
import { makeWellFormed } from "./make-well-formed.ts";

const jsonLd = (json: string): string => `<script type="application/ld+json">${json}</script>`;

/** Every text in plain data, names of properties included. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => [key, ...textsOf(one)]);
}

test.each([
  ["a cut emoji in structured data", jsonLd('{"@type":"Product","name":"Tent \\ud83d"}')],
  ["the other half of one", jsonLd('{"@type":"Product","name":"\\ude00 tent"}')],
  ["U+0000 in structured data", jsonLd('{"@type":"Product","name":"Te\\u0000nt"}')],
  ["U+0000 in the name of a property", jsonLd('{"@type":"Product","na\\u0000me":"Tent"}')],
  ["both in an entity's name and type", jsonLd('{"@type":"A\\u0000","@id":"#\\ud83d"}')],
  ["U+0000 in text and attributes", '<h1>Te\0nt</h1><img alt="a\0b" src="/a\0b"><a href="/\0">x\0</a>'],
  [
    "emojis where texts are cut",
    `<h1>${"😀".repeat(3000)}</h1><p>a${"😀".repeat(3000)}</p><a href="/x">a${"😀".repeat(300)}</a>`,
  ],
  [
    "an excerpt of a broken block that ends within an emoji",
    jsonLd(`{"a":"${"😀".repeat(400)}",}`) + jsonLd(`x${"😀".repeat(400)}`),
  ],
])("texts leave the extractor well-formed: %s", (_what, html) => {
  const texts = textsOf(factsOf(html));
  expect(texts.filter((text) => !text.isWellFormed() || text.includes("\0"))).toEqual([]);
});

test("what is sound is given back itself", () => {
  const sound = { a: ["😀", 1, null, { b: "c" }] };
  expect(makeWellFormed(sound)).toBe(sound);
});

import { pageOf } from "@audit/testkit";
import { propertyRuns } from "@audit/testkit/test-seed";
import fc from "fast-check";
import { expect, test } from "vitest";
import { apacheText, csv, nginxText } from "./config.ts";
import { html, htmlComment } from "./html.ts";
import { jsonLdScript, scriptJson } from "./json-script.ts";
import { code, fenced, link, table, text } from "./markdown.ts";
import { cutAtWord, oneLine } from "./plain.ts";
import { shell } from "./shell.ts";

// Sequences that end contexts, mixed into arbitrary text.
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "</script>",
        "<!--",
        "-->",
        "--!>",
        '"',
        "'",
        "`",
        "```",
        "|",
        "\n",
        "\\",
        "$(id)",
        "]]>",
        "</",
        "<svg onload=x>",
        "\u2028",
        "\u202e",
        "](javascript:x)",
      ),
      fc.string({ unit: "binary", maxLength: 6 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

/** A page around the markup, as the product's own extractor reads it. */
const read = (body: string) => pageOf(`<!doctype html><html><head></head><body>${body}</body></html>`);
const FRAME = 3; // html, head, body

test("a JSON-LD block holds its value and nothing in it ends the script", () => {
  fc.assert(
    fc.property(hostile, (value) => {
      const block = jsonLdScript({ "@context": "https://schema.org", "@type": "Thing", name: `x${value}x` });
      const page = read(block);
      expect(page.structure.elements).toBe(FRAME + 1);
      expect(block.match(/<\/?script/gi)).toHaveLength(2);
      expect(page.structuredData.blocks.map(({ valid }) => valid)).toEqual([true]);
      const json = JSON.parse(block.slice(block.indexOf(">") + 1, block.lastIndexOf("<"))) as { name: string };
      expect(json.name).toBe(`x${value}x`.toWellFormed() === `x${value}x` ? `x${value}x` : json.name);
    }),
    propertyRuns(),
  );
});

test("text in an attribute, an element and a comment makes no element of its own", () => {
  fc.assert(
    fc.property(hostile, (value) => {
      const page = read(`<p title="${html(value)}">${html(value)}</p>${htmlComment(value)}<i></i>`);
      expect(page.structure.elements).toBe(FRAME + 2);
    }),
    propertyRuns(),
  );
});

test("a fence and a code span are longer than any run of backticks inside", () => {
  fc.assert(
    fc.property(hostile, (value) => {
      const block = fenced(value);
      const fence = /^`+/.exec(block)![0];
      const inside = block.slice(fence.length + 1, -fence.length - 1);
      expect(inside.includes(fence)).toBe(false);
      const span = code(value);
      const mark = /^`+/.exec(span)![0];
      expect(span.slice(mark.length, -mark.length).includes(mark)).toBe(false);
      expect(span).not.toContain("\n");
    }),
    propertyRuns(),
  );
});

test("markdown text keeps to one line, opens no tag, link, code or emphasis", () => {
  fc.assert(
    fc.property(hostile, (value) => {
      const safe = text(value);
      expect(safe).not.toMatch(/[\n\r<]/);
      expect(safe.replace(/\\[^\s]/g, "")).not.toMatch(/[`*[\]~]/);
      expect(safe).not.toMatch(/^([-+](\s|$)|-{2}|#{1,6}(\s|$)|=+$|[>|]|\d{1,9}[.)](\s|$))/);
    }),
    propertyRuns(),
  );
});

test("a table row has as many cells as its head, whatever stands in them", () => {
  fc.assert(
    fc.property(hostile, hostile, (a, b) => {
      const row = table(["one", "two"], [[text(a), code(b)]]).split("\n");
      expect(row).toHaveLength(3);
      const bars = row[2]!.replace(/\\[\\|]/g, "").match(/\|/g) ?? [];
      expect(bars).toHaveLength(3);
    }),
    propertyRuns(),
  );
});

test("only web addresses become links", () => {
  expect(link("https://shop.example/a?b=c|d")).toBe("<https://shop.example/a?b=c%7Cd>");
  expect(link("javascript:alert(1)")).toBe("`javascript:alert(1)`");
  expect(link("https://shop.example/ <b>")).toBe("`https://shop.example/ <b>`");
});

test("shell, server and sheet text stays one word", () => {
  expect(shell("https://a/'; rm -rf ~; '")).toBe(String.raw`'https://a/'\''; rm -rf ~; '\'''`);
  expect(nginxText('/a"; } server { $x')).toBe(String.raw`"/a\"; } server { %24x"`);
  expect(apacheText('/a" /b')).toBe(String.raw`"/a\" /b"`);
  expect(csv("=HYPERLINK(1),x")).toBe(`"'=HYPERLINK(1),x"`);
});

test("text is cut at a word's end and never longer than asked", () => {
  expect(cutAtWord("Red mug, large and heavy", 9)).toBe("Red mug");
  expect(cutAtWord("Red mug large", 10, "…")).toBe("Red mug…");
  fc.assert(
    fc.property(hostile, fc.integer({ min: 2, max: 40 }), (value, most) => {
      expect(cutAtWord(value, most, "…").length).toBeLessThanOrEqual(most);
    }),
    propertyRuns(),
  );
});

test("lines hold nothing that hides or turns text", () => {
  expect(oneLine("a\u202eb\u200b\n\tc")).toBe("ab c");
  expect(scriptJson("</script>")).toBe(String.raw`"\u003c/script\u003e"`);
});

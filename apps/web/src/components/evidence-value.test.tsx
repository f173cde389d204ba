import { expect, test } from "vitest";
import { renderToStaticMarkup } from "react-dom/server";
import { EvidenceValue, nameInWords } from "./evidence-value.tsx";

const html = (value: unknown): string => renderToStaticMarkup(<EvidenceValue value={value} mark="bg-bad-tint" />);

test("names of facts are words", () => {
  expect(["line", "imageSize", "lang_of_text", "x-robots", "Content-Type"].map(nameInWords)).toEqual([
    "Line",
    "Image size",
    "Lang of text",
    "X robots",
    "Content-Type",
  ]);
});

test("facts stand beside their names, one value alone is marked, and nothing is said to be nothing", () => {
  expect(html({ line: 5, pages: ["/a", "/b"], allowed: false })).toMatch(
    /<dt[^>]*>Line<\/dt>.*>5<.*<dt[^>]*>Pages<\/dt>.*>\/a<.*>\/b<.*<dt[^>]*>Allowed<\/dt>.*>no</s,
  );
  expect(html({ line: 5 })).not.toContain("bg-bad-tint");
  expect(html("Brush")).toMatch(/bg-bad-tint[^>]*>Brush</);
  expect(html([{ offer: "/mug" }, { offer: "/bowl" }]).match(/<dl/g)).toHaveLength(2);
  expect([html(null), html([]), html("")].map((text) => text.match(/nothing|empty/)?.[0])).toEqual([
    "nothing",
    "nothing",
    "empty",
  ]);
});

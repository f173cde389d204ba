import { decodeHTMLAttribute } from "entities/decode";
import { expect, it } from "vitest";
import { attribute, clearAttributes, createAttributeTable, markPresent, putAttribute } from "./attribute-table.ts";
import { createValueMemo } from "./value-memo.ts";

const href = attribute("href");
const table = createAttributeTable();

function scanned(raw: string): typeof table {
  clearAttributes(table);
  markPresent(table, href);
  table.bytes = Buffer.from(` ${raw} `);
  table.values[href] = undefined;
  table.from[href] = 1;
  table.to[href] = table.bytes.length - 1;
  return table;
}

it("tells values by their bytes, once for each that it remembers", () => {
  const asked: string[] = [];
  const memo = createValueMemo((value) => `${asked.push(value)} ${value}`);
  const read = (raw: string): string => memo.read(scanned(raw), href);
  // "Aa" and "BB" have one hash: the second is never remembered.
  const values = ["/a", "Aa", "BB", "/a?b&amp;c", "/é", "", "/a", "Aa", "BB", "/a?b&amp;c", "/é", ""];
  expect(values.map((value) => read(value).replace(/^\d+ /, ""))).toEqual(values.map((v) => decodeHTMLAttribute(v)));
  expect(asked).toEqual(["/a", "Aa", "BB", "/a?b&c", "/é", "", "BB"]);
  memo.forget();
  expect(read("/a")).toBe("8 /a");
});

it("takes values that a parser has decoded as they are, and long ones without keeping them", () => {
  const memo = createValueMemo((value) => ({ value }));
  clearAttributes(table);
  putAttribute(table, href, "&amp;");
  expect(memo.read(table, href)).toEqual({ value: "&amp;" });
  expect(memo.read(scanned("&amp;"), href)).toEqual({ value: "&" });
  const long = "x".repeat(501);
  expect(memo.read(scanned(long), href)).not.toBe(memo.read(scanned(long), href));
});

it("starts anew when it is full", () => {
  const memo = createValueMemo((value) => ({ value }));
  const first = memo.read(scanned("first"), href);
  expect(memo.read(scanned("first"), href)).toBe(first);
  for (let at = 0; at < 20_001; at++) memo.read(scanned(`value ${at}`), href);
  expect(memo.read(scanned("first"), href)).not.toBe(first);
  expect(memo.read(scanned("value 20000"), href)).toEqual({ value: "value 20000" });
});

import { expect, test } from "vitest";
import { csvName, csvOf } from "./csv.ts";

const cell = (saw: string): string => csvOf([{ url: "https://a.example/", at: "head", saw }]).split("\r\n")[1]!;

test("each address is one line with where, seen and expected", () => {
  expect(csvOf([{ url: "https://a.example/?a=1,2", at: "head > title", saw: ["A", "B"], expected: "one" }])).toBe(
    '"address","where","seen","expected"\r\n"https://a.example/?a=1,2","head > title","A | B","one"',
  );
});

test.each(["=cmd|' /C calc'!A0", "@SUM(1)", "+1", "-1", "\t=1", "\r=1", " =1"])("%j never becomes a formula", (saw) => {
  expect(cell(saw)).toContain(`,"'`);
});

test("page text can't break out of its cell or line", () => {
  expect(cell('a","b\r\nc')).toBe('"https://a.example/","head","a"",""b | c",""');
});

test("file names hold nothing that a system could read as a path", () => {
  expect(csvName("../..\\CON:é.example", "title-missing")).toBe("CON-.example-title-missing.csv");
});

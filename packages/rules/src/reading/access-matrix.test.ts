import { parseRobots } from "@audit/facts";
import { expect, test } from "vitest";
import { readAccessMatrix, type GroupAccess } from "./access-matrix.ts";

const GROUPS = [["https://a.example/"], ["https://a.example/tea/1", "https://a.example/tea/2"]];

const accessOf = (text: string, token: string) =>
  readAccessMatrix(parseRobots(text), GROUPS).find(({ agent }) => agent.token === token)!.groups;

test("an agent is let in where no line refuses it, and the refusing line is named", () => {
  const text = "User-agent: *\nDisallow: /tea/2\n\nUser-agent: GPTBot\nDisallow: /";
  expect(accessOf(text, "PerplexityBot")).toEqual([
    { allowed: 1, checked: 1, line: null },
    { allowed: 1, checked: 2, line: 2 },
  ]);
  expect(accessOf(text, "GPTBot")).toEqual([
    { allowed: 0, checked: 1, line: 5 },
    { allowed: 0, checked: 2, line: 5 },
  ]);
});

test("who follows another crawler is judged by its group until it has one", () => {
  expect(accessOf("User-agent: Googlebot\nDisallow: /tea/", "Applebot")[1]!.allowed).toBe(0);
  expect(accessOf("User-agent: Googlebot\nDisallow: /tea/", "Bingbot")[1]!.allowed).toBe(2);
});

test("a robots.txt of twenty thousand lines over many addresses is looked at in samples, and says so", () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => `Disallow: /a*b${index}*c`).join("\n");
  const urls = Array.from({ length: 10_000 }, (_, index) => `https://a.example/aaaaaaaaaaaab/${index}`);
  const [first] = readAccessMatrix(parseRobots(`User-agent: *\n${lines}`), [urls]);
  const [{ checked, line }] = first!.groups as [GroupAccess];
  expect(line).toBeNull();
  expect(checked).toBeGreaterThan(0);
  expect(checked).toBeLessThan(10_000);
});

import { expect, test } from "vitest";
import { findEntries, type Entry } from "./find-entries.ts";

const entry = (kind: Entry["kind"], name: string, hint?: string): Entry => ({
  key: `${kind} ${name}`,
  kind,
  name,
  hint,
  run: () => {},
});
const entries = [
  entry("Action", "New analysis"),
  entry("Action", "Export this plan", "Markdown"),
  entry("Action", "Share this analysis"),
  entry("Action", "Switch theme", "Dark"),
  entry("Page", "Analyses"),
  entry("Page", "Shares"),
  entry("Page", "Account", "Password, sessions"),
  entry("Page", "Plans and payments"),
  entry("Page", "My sites"),
  entry("Analysis", "soap-shop.example", "3 May 2026"),
  entry("Analysis", "éclairs.example", "2 May 2026"),
  entry("Analysis", "Report of soap-shop.example"),
  entry("Task", "Make the price in the structured data of 2 product pages match what visitors see"),
  entry("Task", "Compress 8 pages on the server"),
  entry("Task", "Add a robots.txt to the site"),
  entry("Task", "Show the rating that the structured data claims"),
];

test.each([
  ["new", "New analysis"],
  ["exp", "Export this plan"],
  ["sha", "Share this analysis"],
  ["the", "Switch theme"],
  ["acc", "Account"],
  ["pas", "Account"],
  ["pla", "Plans and payments"],
  ["pay", "Plans and payments"],
  ["sit", "My sites"],
  ["soa", "soap-shop.example"],
  ["ecl", "éclairs.example"],
  ["rep", "Report of soap-shop.example"],
  ["mak", "Make the price in the structured data of 2 product pages match what visitors see"],
  ["pri", "Make the price in the structured data of 2 product pages match what visitors see"],
  ["com", "Compress 8 pages on the server"],
  ["rob", "Add a robots.txt to the site"],
  ["rat", "Show the rating that the structured data claims"],
  ["dar", "Switch theme"],
  ["sho dat", "Show the rating that the structured data claims"],
  ["ROB txt", "Add a robots.txt to the site"],
])("%s finds %s first", (query, name) => {
  expect(findEntries(entries, query, 12)[0]?.name).toBe(name);
});

test("all words must be there, nothing fits nothing, and an empty query shows the beginning", () => {
  expect(findEntries(entries, "price unicorn", 12)).toEqual([]);
  expect(findEntries(entries, "  ", 3)).toEqual(entries.slice(0, 3));
});

import { pageOf } from "@audit/testkit";
import { expect, test } from "vitest";
import {
  bareLinks,
  contentLinks,
  internalLinks,
  leadingLinks,
  markedLinks,
  nofollowLinks,
  outsideLinks,
  unnamedAmong,
  wordlessLinks,
} from "./page-links.ts";

const page = pageOf({
  url: "https://shop.example/b",
  html: `<!doctype html><title>T</title><body><nav><a href="/">Home</a><a href="/b">B</a><a href="/c" rel="nofollow"></a>
    <a href="/d"></a></nav><main><a href="/d">D</a><a href="#part"></a><a href="/e">E</a></main>
    <footer><a href="/b#top">Top</a><a href="https://other.example/">Other</a><a href="tel:1">1</a></footer>`,
});
const hrefs = (links: readonly { href: string }[]): string[] => links.map(({ href }) => href);

test("links are told apart by where they lead, and those to the page itself are left out", () => {
  expect(hrefs(internalLinks(page))).toEqual(["/", "/c", "/d", "/d", "/e"]);
  expect(hrefs(leadingLinks(page))).toEqual(["/", "/c", "/d", "/d", "/e"]);
  expect(hrefs(outsideLinks(page))).toEqual(["https://other.example/", "tel:1"]);
  expect(hrefs(contentLinks(page))).toEqual(["/d", "/e"]);
  expect(hrefs(nofollowLinks(page))).toEqual(["/c"]);
});

test("links without words are told, and which of their targets nothing else names", () => {
  expect(hrefs(wordlessLinks(page))).toEqual(["/c", "/d", "#part"]);
  expect(hrefs(bareLinks(page))).toEqual(["/c", "/d"]);
  expect([
    ...unnamedAmong(
      page,
      bareLinks(page).map(({ url }) => url),
    ),
  ]).toEqual(["https://shop.example/c"]);
  expect(hrefs(markedLinks(page))).toEqual(["#part", "/b#top"]);
});

import { pageOf } from "@audit/testkit";
import { expect, test } from "vitest";
import {
  bareLinks,
  contentLinks,
  internalLinks,
  linkLook,
  markedLinks,
  nofollowLinks,
  outsideLinks,
  unnamedAmong,
  wordlessLinks,
} from "./page-links.ts";

const entries = Array.from({ length: 40 }, (_, at) => `<li><a href="/list-${at}">List ${at}</a></li>`).join("");

/** In surroundings of its own, since menus of other tests are remembered as well. */
const page = (path: string, main: string) =>
  pageOf({
    url: `https://shop.example${path}`,
    html: `<!doctype html><title>T</title><body><section><article><nav><a href="/">Home</a><a href="/b">B</a><a href="/c" rel="nofollow"></a>
      <a href="/d"></a><ul>${entries}</ul></nav><main>${main}</main>
      <footer><a href="/b#top">Top</a><a href="https://other.example/">Other</a><a href="tel:1">1</a><ul>${entries}</ul></footer></article></section>`,
  });

type Page = ReturnType<typeof page>;

const lists = [internalLinks, outsideLinks, contentLinks, nofollowLinks, wordlessLinks, markedLinks, bareLinks];

function read(of: Page) {
  const { signs, traits, outsideTraits, nofollowTraits } = linkLook(of);
  const addresses = bareLinks(of).map(({ url }) => url);
  return [
    [signs, traits, outsideTraits, nofollowTraits],
    [...unnamedAmong(of, addresses)],
    ...lists.map((links) => links(of).map(({ href }) => href)),
  ];
}

test.each(["/b", "/list-3", "/elsewhere"])("links that pages share are read on %s as if they were its own", (path) => {
  const first = page("/a", `<a href="/x">X</a>`);
  const contents = [
    "",
    `<a href="/y">Y</a><a href="/z" rel="nofollow">Z</a><a href="/d">D</a>`,
    `<a href="#part"></a>`,
  ];
  for (const content of contents) {
    read(first);
    const shared = page(path, content);
    expect(shared.links[5]).toBe(page("/another", "").links[5]);
    // A list of its own is not known to have a menu.
    const alone = { ...shared, links: [...shared.links] };
    expect(read(shared)).toEqual(read(alone));
    expect(internalLinks(shared).map(({ url }) => url)).not.toContain(shared.url);
  }
});

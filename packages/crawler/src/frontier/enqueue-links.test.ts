import { pageOf } from "@audit/testkit";
import { expect, it } from "vitest";
import { createLinkEnqueuer } from "./enqueue-links.ts";
import { createFrontier } from "./frontier.ts";
import { createScope } from "./scope.ts";

const start = "https://shop.example/a";

it("adds what a page links to one click deeper, and its canonical address without a depth; other sites are left alone", () => {
  const frontier = createFrontier({ maxPages: 1000, allows: () => true, include: null, exclude: null, only: null });
  const enqueueLinks = createLinkEnqueuer(frontier, createScope(start), () => {});
  frontier.add(start, "link", 0);
  frontier.take();
  const menu = '<nav><a href="/b">B</a><a href="/c#part">C</a><a href="https://other.example/">Other</a></nav>';
  enqueueLinks(pageOf({ url: start, html: `<link rel=canonical href="/canonical">${menu}` }));
  enqueueLinks(pageOf({ url: "https://shop.example/b", html: `${menu}<a href="/d">D</a>` }));
  const taken: [string, number][] = [];
  for (let id = frontier.take(); id >= 0; id = frontier.take()) taken.push([frontier.urlOf(id), frontier.depthOf(id)]);
  expect(taken.filter(([url]) => !url.endsWith("/canonical"))).toEqual([
    ["https://shop.example/c", 1],
    ["https://shop.example/d", 2],
  ]);
  expect(taken.map(([url]) => url)).toContain("https://shop.example/canonical");
});

it("reads three of the addresses that pages name as another form of their own in turn, and the others last", () => {
  const frontier = createFrontier({ maxPages: 1000, allows: () => true, include: null, exclude: null, only: null });
  const enqueueLinks = createLinkEnqueuer(frontier, createScope(start), () => {});
  const names = ["b", "c", "d", "e"];
  const menu = ["f", ...names].map((name) => `<a href="/${name}.html">${name}</a>`).join("");
  frontier.add(start, "link", 0);
  frontier.take();
  enqueueLinks(pageOf({ url: start, html: `${menu}<a href="/deep/g">G</a>` }));
  for (const name of names) {
    const url = `https://shop.example/${name}.html`;
    frontier.settle(url, false);
    enqueueLinks(pageOf({ url, html: `<link rel=canonical href="/${name}">${menu}<a href="/${name}/more">More</a>` }));
  }
  const taken: string[] = [];
  for (let id = frontier.take(); id >= 0; id = frontier.take()) taken.push(new URL(frontier.urlOf(id)).pathname);
  expect(taken.slice(0, 5).toSorted()).toEqual(["/b", "/c", "/d", "/deep/g", "/f.html"]);
  expect(taken.at(-1)).toBe("/e");
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { createLinkGraphBuilder } from "./graph/build-link-graph.ts";
import { walkLinks } from "./link-runs.ts";
import type { LinkFact, PageFacts } from "./page-facts.ts";
import { createOnSiteTest } from "./site/on-site.ts";
import { factsOf } from "./testing/capture-of.ts";
import { pagesWithMenus } from "./testing/pages-with-menus.ts";

const start = "https://shop.example/a";

function graphOf(pages: readonly PageFacts[]): unknown {
  const builder = createLinkGraphBuilder(start, createOnSiteTest(start));
  for (const { url, links } of pages) builder.add(url, links, null);
  const graph = builder.finish();
  return graph.urls.map((url, node) => ({
    url,
    depth: graph.depthOf(node),
    anchor: graph.anchorOf(node),
    inlinks: graph.inlinks(node),
    nofollow: graph.nofollowInlinks(node),
    outlinks: [...graph.outlinks(node)],
    sources: graph.sourcesOf(node, 50),
    rank: graph.rankOf(node),
  }));
}

it("gives the link graph that links walked one by one give", () => {
  const isSame = fc.property(pagesWithMenus, ({ shared, alone }) => {
    expect(graphOf(shared)).toEqual(graphOf(alone));
  });
  fc.assert(isSame, { numRuns: 150 });
});

const MENU = Array.from({ length: 12 }, (_none, index) => `<li><a href="/group-${index}">Group ${index}</a></li>`);
const page = (own: string): PageFacts =>
  factsOf(`<a href="${own}">Own</a><nav><ul>${MENU.join("")}</ul></nav><p><a href="/end">End</a>`);

it("hands a menu over as the same array on every page, between the page's own links", () => {
  page("/first");
  const walks = [page("/one"), page("/two")].map(({ links }) => {
    const runs: (readonly LinkFact[])[] = [];
    const visited: string[] = [];
    const takeRun = (run: readonly LinkFact[]): boolean => runs.push(run) > 0;
    walkLinks(links, takeRun, ({ href }) => visited.push(href));
    return { runs, visited };
  });
  expect(walks.map(({ visited }) => visited)).toEqual([
    ["/one", "/end"],
    ["/two", "/end"],
  ]);
  expect(walks[0]!.runs[0]).toHaveLength(MENU.length);
  expect(walks[1]!.runs).toEqual([walks[0]!.runs[0]]);
  expect(walks[1]!.runs[0]).toBe(walks[0]!.runs[0]);
});

it("visits the links of a run one by one where it isn't taken", () => {
  page("/first");
  const { links } = page("/one");
  const visited: LinkFact[] = [];
  walkLinks(
    links,
    () => false,
    (link) => visited.push(link),
  );
  expect(visited).toEqual(links);
});

import type { ColdStore, PageFacts } from "@audit/facts";
import { fail, pass, type Rule, rules } from "@audit/rules";
import { siteOf } from "@audit/testkit";
import { expect, test } from "vitest";
import { createJudge } from "./judge.ts";

/** Nothing here is called a product, and no word of buying is known: only the pages beside it tell what a page is. */
const thing = (name: string, price: string): string =>
  `<html lang="xx"><title>${name}</title><main><h1>${name}</h1><p>${price}</p><p>${name} qwrt zuiop asdf ghjk lyxc.</p></main><a href="/">O</a>`;
const pages = {
  "/": `<html lang="xx"><title>Home</title><h1>Home</h1>${[1, 2, 3, 4, 5].map((n) => `<a href="/w/q${n}">Q ${n}</a>`).join("")}`,
  ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`/w/q${n}`, thing(`Qwrt ${n}`, `€ ${n}9,90`)])),
};

const { businesses: _ofShops, ...template } = rules.find(({ id }) => id === "related-products-missing") as Extract<
  Rule,
  { scope: "page" }
>;
/** A rule over products that reads links, as the site's own pages have none left. */
const linked: Rule = {
  ...template,
  judge: ({ links }: PageFacts) => (links.length === 1 ? fail({ at: "page", saw: links.length }) : pass()),
};
const overOthers: Rule = {
  ...linked,
  id: "none-of-a-kind",
  over: { name: "others", includes: ({ kind }) => kind === "other", holds: ({ kind }) => kind === "other" },
};

function memoryStore(): ColdStore {
  const values: string[] = [];
  return {
    put: (value) => values.push(JSON.stringify(value)) - 1,
    get: (place) => JSON.parse(values[place] ?? "null") as unknown,
  };
}

test.each([undefined, memoryStore()])("pages are judged by what the whole site says they are (%#)", (cold) => {
  const judge = createJudge([linked, overOthers], cold, 0);
  const kinds: string[] = [];
  const site = siteOf(
    { pages },
    (page) => {
      kinds.push(page.kind);
      judge.page(page);
    },
    undefined,
    cold,
  );
  expect(kinds.slice(1)).toEqual(Array.from({ length: 5 }, () => "other"));
  expect(judge.soFar().map(({ rule, count }) => [rule, count])).toEqual([["none-of-a-kind", 5]]);
  expect(site.pages.slice(1).map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => "product"));
  const { findings, notApplicable } = judge.finish(site);
  expect(findings.map(({ rule, count, share }) => [rule, count, share])).toEqual([["related-products-missing", 5, 1]]);
  expect(notApplicable).toEqual(["none-of-a-kind"]);
});

test("pages of a site that hides itself are judged with their links, as if it were open", () => {
  const hidden = (body: string): string =>
    `<html lang="en"><head><title>A</title><meta name="robots" content="noindex"></head><body><main><h1>A</h1>${body}</main></body></html>`;
  const paths = ["/about", "/contact", "/terms", "/a", "/b", "/c"];
  const site = {
    "/": hidden(paths.map((path) => `<a href="${path}">${path}</a>`).join("")),
    ...Object.fromEntries(paths.map((path) => [path, hidden(`<p>Words of ${path}.</p><a href="/">Home</a>`)])),
  };
  const judge = createJudge(rules.filter(({ id }) => id === "dead-end-pages"));
  expect(judge.finish(siteOf({ pages: site }, (page) => judge.page(page))).findings).toEqual([]);
});

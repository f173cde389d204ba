import type { SiteCase } from "@audit/testkit";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const values = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}=${name}${index}`);
const link = (query: string, rel = ""): string => `<a href="/mugs?${query}"${rel}>${query}</a>`;
const list = (links: readonly string[]): SiteCase => ({
  pages: {
    "/": `<title>Mugs</title><h1>Mugs</h1><a href="/mugs">Mugs</a>${links.join("")}`,
    "/mugs": "<title>Mugs</title>",
  },
});
const many = [...values("colour", 9), ...values("size", 9), ...values("price", 9)];
const both = "colour=colour0&size=size0";

export const cases: SiteRuleCases = {
  passing: [
    list(many.map((query) => link(query))),
    list([link("colour=red"), link("size=l"), link("colour=red&size=l")]),
  ],
  failing: [{ ...list([...many, both].map((query) => link(query))), faults: ["/mugs"] }],
  outside: [
    list([]),
    { ...list([...many, both].map((query) => link(query))), robots: "User-agent: *\nDisallow: /*?" },
    list([...many, both].map((query) => link(query, ' rel="nofollow"'))),
  ],
};

import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (index: number, number: string, main = ""): string =>
  `<!doctype html><html lang="en"><head><title>Page ${index}</title></head><body><header><a href="/">Kiln</a>${number === "" ? "" : `<a href="tel:${number.replace(/ /g, "")}">${number}</a>`}</header><main><h1>Page ${index}</h1><p>We make mugs and jugs.</p>${main}</main></body></html>`;
const site = (...numbers: readonly string[]) => ({
  pages: Object.fromEntries(numbers.map((number, index) => [index === 0 ? "/" : `/p${index}`, page(index, number)])),
});
const [ONE, OTHER, THIRD] = ["+43 1 2345 8790", "+43 1 2345 1111", "+43 1 2345 2222"];

export const cases: SiteRuleCases = {
  passing: [
    site(ONE, ONE, ONE, ONE, ONE, ONE),
    site(ONE, "01 2345 8790", ONE, ONE, ONE, ONE),
    // One page about somebody else, and branches with numbers of their own.
    site(ONE, ONE, ONE, ONE, ONE, OTHER),
    site(ONE, ONE, OTHER, OTHER, THIRD, THIRD),
  ],
  failing: [site(ONE, ONE, ONE, OTHER, OTHER, OTHER)],
  outside: [site("", "", ""), site(ONE, OTHER)],
};

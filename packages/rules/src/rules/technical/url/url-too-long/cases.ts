import type { PageRuleCases } from "../../../../rule-cases.ts";

const at = (path: string): { html: string; url: string } => ({
  html: "<title>Soap</title><h1>Soap</h1>",
  url: `https://shop.example/${path}`,
});
/** "https://shop.example/" has 21 characters. */
const ROOM = 115 - 21;

export const cases: PageRuleCases = {
  passing: [at("soap"), at("s".repeat(ROOM)), at("σαπούνι-ελιάς-".repeat(5))],
  failing: [at("s".repeat(ROOM + 1)), at(`soap?${"filter=red&".repeat(12)}`)],
  outside: [
    { ...at("s".repeat(300)), status: 404 },
    { html: '<meta name="robots" content="noindex"><h1>Soap</h1>', url: at("s".repeat(300)).url },
  ],
};

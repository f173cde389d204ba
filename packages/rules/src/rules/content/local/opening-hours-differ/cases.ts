import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (hours: string): string =>
  `<!doctype html><html lang="de"><head><title>Café</title></head><body><main><h1>Café</h1><p>Kaffee und Kuchen.</p></main><footer>${hours}</footer></body></html>`;
const usual = page("<p>Montag - Freitag 9:00 - 17:30</p>");

export const cases: SiteRuleCases = {
  passing: [{ pages: { "/": usual, "/a": usual, "/b": page("<p>Montag bis Freitag</p><p>09:00–17:30</p>") } }],
  failing: [{ pages: { "/": usual, "/a": usual, "/b": page("<p>Monday 10.00 - 20.45</p>") }, faults: ["/b"] }],
  outside: [{ pages: { "/": usual } }, { pages: { "/": page(""), "/a": page("<p>Ladezeit 9:00 - 9:30</p>") } }],
};

import type { SiteRuleCases } from "../../../../rule-cases.ts";

const home = "<title>Shop</title><h1>Shop</h1><p>Soap and towels.</p>";
const never = "https://shop.example/zq-never-there";
const notFound = { url: never, status: 404, text: "<title>Not found</title>" };
const guide = `<title>Page not found</title><h1>Page not found: a guide</h1><p>${"Every shop needs a good error page. ".repeat(60)}</p>`;

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": home }, probes: { notFound } },
    { pages: { "/": home, "/guide": guide }, probes: { notFound } },
    { pages: { "/": home, "/404.html": "<title>Shop</title><h1>404</h1>" }, probes: { notFound } },
    { pages: { "/": home, "/peugeot": "<title>Peugeot 404</title><h1>Peugeot 404</h1>" }, probes: { notFound } },
    {
      pages: { "/": home, "/gone": { html: "<title>Page not found</title><h1>404</h1>", status: 404 } },
      probes: { notFound },
    },
    {
      pages: { "/": home },
      probes: {
        notFound: { url: never, status: 200, text: '<title>Shop</title><meta name="robots" content="noindex">' },
      },
    },
  ],
  failing: [
    { pages: { "/": home }, probes: { notFound: { url: never, status: 200, text: home } } },
    { pages: { "/": home }, probes: { notFound: { url: never, status: 302, redirectTo: "https://shop.example/" } } },
    {
      pages: { "/": home, "/gone": "<title>Page not found | Shop</title><h1>Oops! Page not found</h1>" },
      probes: { notFound },
      faults: ["/gone"],
    },
    {
      pages: { "/": home, "/weg": "<title>Shop</title><h1>Seite nicht gefunden</h1><p>Zur Startseite</p>" },
      faults: ["/weg"],
    },
    {
      pages: {
        "/": home,
        "/old": "<title>Forks | Shop</title><h1>Forks</h1><p>Sorry, this page does not exist. Go back to the shop.</p>",
      },
      faults: ["/old"],
    },
  ],
  outside: [{ pages: {} }],
  unknown: [
    { pages: { "/": home } },
    { pages: { "/": home }, probes: { notFound: { url: never, status: 403 } } },
    { pages: { "/": home }, probes: { notFound: { url: never, status: 301, redirectTo: `${never}/` } } },
  ],
};

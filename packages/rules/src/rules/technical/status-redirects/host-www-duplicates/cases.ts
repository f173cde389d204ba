import type { SiteRuleCases } from "../../../../rule-cases.ts";

const pages = { "/": "<title>Quiet Bath &amp; friends</title><h1>Quiet Bath</h1>" };
const www = "https://www.shop.example/";
const page = (head: string): string => `<html><head>${head}</head><body><h1>Quiet Bath</h1></body></html>`;

export const cases: SiteRuleCases = {
  passing: [
    { pages, probes: { otherHost: { url: www, status: 301, redirectTo: "https://shop.example/" } } },
    { pages, probes: { otherHost: { url: www, status: 0 } } },
    { pages, probes: { otherHost: { url: www, status: 404, text: page("<title>Not found</title>") } } },
    {
      pages,
      probes: {
        otherHost: {
          url: www,
          status: 200,
          text: page('<title>Quiet Bath &amp; friends</title><link rel="canonical" href="https://shop.example/">'),
        },
      },
    },
  ],
  failing: [
    { pages, probes: { otherHost: { url: www, status: 200, text: page("<title>Quiet Bath &#38; friends</title>") } } },
    {
      pages,
      probes: {
        otherHost: { url: www, status: 200, text: page("<title>Home</title><link href='/' rel='canonical'>") },
      },
    },
  ],
  outside: [{ pages }, { pages, probes: { otherHost: null } }],
  unknown: [{ pages, probes: { otherHost: { url: www, status: 200, text: page("<title>Domain parked</title>") } } }],
};

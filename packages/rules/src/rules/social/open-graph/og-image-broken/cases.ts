import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (image: string): string => `<title>Tea</title><meta property="og:image" content="${image}"><p>Tea`;

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page("https://shop.example/t.jpg") } },
    { pages: { "/": page("//cdn.example/t.jpg"), "/b": page("https://cdn.example/a b.jpg") } },
    { pages: { "/": page("https://shop.example/t.jpg") }, robots: "User-agent: GPTBot\nDisallow: /" },
    // Closed to all who look at pictures, or to Facebook altogether: rules about robots.txt speak about it.
    { pages: { "/": page("https://shop.example/media/t.jpg") }, robots: "User-agent: *\nDisallow: /media/" },
    { pages: { "/": page("https://shop.example/t.jpg") }, robots: "User-agent: facebookexternalhit\nDisallow: /" },
  ],
  failing: [
    { pages: { "/": page("/images/t.jpg"), "/b": page("https://shop.example/t.jpg") }, faults: ["/"] },
    { pages: { "/": page("undefined") }, faults: ["/"] },
    {
      pages: { "/": page("https://shop.example/media/t.jpg") },
      robots: "User-agent: facebookexternalhit\nDisallow: /media/",
      faults: ["/"],
    },
    { pages: { "/": page("https://shop.example/t"), "/t": "<title>Tea</title><p>Tea" }, faults: ["/"] },
  ],
  outside: [{ pages: { "/": "<title>Tea</title><p>Tea" } }],
};

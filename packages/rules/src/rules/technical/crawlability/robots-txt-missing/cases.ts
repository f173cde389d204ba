import type { SiteRuleCases } from "../../../../rule-cases.ts";

const pages = { "/": "<title>Shop</title><h1>Shop</h1>" };

export const cases: SiteRuleCases = {
  passing: [
    { pages, robots: "User-agent: *\nDisallow: /cart\n" },
    { pages, robots: "" },
    { pages, robots: "# nothing to hide\n" },
  ],
  failing: [
    {
      start: "/preview/",
      pages: { "/preview/": pages["/"] },
      robots: 404,
      probes: {
        folderRobots: {
          status: 200,
          url: "https://shop.example/preview/robots.txt",
          text: "User-agent: *\nDisallow: /",
        },
      },
    },
    { pages, robots: 404 },
    { pages, robots: 410 },
    { pages, robots: "<!DOCTYPE html><html><head><title>Shop</title></head><body></body></html>" },
  ],
  outside: [
    { pages, robots: 503 },
    // The root belongs to whoever runs the host.
    { start: "/preview/", pages: { "/preview/": pages["/"] }, robots: 404 },
    {
      start: "/preview/",
      pages: { "/preview/": pages["/"] },
      robots: 404,
      probes: {
        folderRobots: {
          status: 200,
          url: "https://shop.example/preview/robots.txt",
          text: "User-agent: *\nDisallow: /cart",
        },
      },
    },
  ],
  unknown: [
    { pages, robots: 403 },
    { pages, robots: 401 },
  ],
};

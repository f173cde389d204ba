import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (canonical: string): string =>
  `<html><head><title>Soap</title><link rel="canonical" href="${canonical}"></head><body><h1>Soap</h1></body></html>`;
const home = page("https://shop.example/");

/** A cart that the copied site fills with its start page, canonical included. */
const start = `<html><head><title>Soap</title><link rel="canonical" href="https://shop.example/"></head><body><main><h1>Soap</h1><p>We boil soap of olive oil and sell it by the bar, by the block and by the box.</p></main></body></html>`;

/** The same under a title of its own, with a number that changes. */
const renamed = (at: number): string =>
  start
    .replace("<title>Soap", "<title>Your basket")
    .replace("olive oil", `olive oil ${words(40)}`)
    .replace("by the box.", `by the box. Form ${at}`);

const words = (many: number): string => Array.from({ length: many }, (_, at) => `scent${at}`).join(" ");

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": home, "/a": page("/a"), "/b": page("/b") } },
    { pages: { "/": home, "/?utm=1": home, "/?ref=2": home, "/index.html": home, "/home": home } },
    { pages: { "/": home, "/page/2": home, "/page/3": home, "/page/4": home } },
    { pages: { "/": home, "/a": home, "/b": home } },
    { pages: { "/": start, "/basket-1": start, "/basket-2": start, "/basket-3": start } },
    {
      pages: {
        "/": renamed(0).replace("Your basket", "Soap"),
        ...Object.fromEntries([1, 2, 3].map((at) => [`/basket-${at}`, renamed(at)])),
      },
    },
  ],
  failing: [
    { pages: { "/": home, "/a": home, "/b": home, "/c": home, "/d": page("/d") }, faults: ["/a", "/b", "/c"] },
    {
      pages: { "/": home, "/p/1": page("/"), "/p/soap": page("/"), "/p/towel": page("/") },
      faults: ["/p/1", "/p/soap", "/p/towel"],
    },
  ],
  outside: [{ pages: { "/": home } }],
};

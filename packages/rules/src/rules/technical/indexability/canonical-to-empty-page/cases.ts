import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (canonical: string, text: string): string =>
  `<html><head><title>Soap</title><link rel="canonical" href="${canonical}"></head><body><main><h1>Soap</h1><p>${text}</p></main></body></html>`;
const long = "Our soap is boiled by hand from olive oil and rests for six weeks. ".repeat(8);
const home = page("/", long);

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": home, "/soap?red": page("/soap", long), "/soap": page("/soap", long) } },
    // Both are short: nothing tells which is the page.
    { pages: { "/": home, "/a": page("/b", "Hello."), "/b": page("/b", "Hello.") } },
  ],
  failing: [
    // Second forms of pages, one of which names the stub of a renamed page.
    {
      pages: {
        "/": home,
        ...Object.fromEntries(
          ["a", "b", "c", "d", "e"].flatMap((name) => [
            [`/m/${name}`, page(`/${name}/`, long)],
            [`/${name}/`, page(`/${name}/`, long)],
          ]),
        ),
        "/m/f": page("/f.html", long),
        "/f.html": page("/f/", "").replace("<head>", '<head><meta http-equiv="refresh" content="0;url=/f/">'),
        "/f/": page("/f/", long),
      },
      faults: ["/m/f"],
    },
    { pages: { "/": home, "/c/soap": page("/soap", long), "/soap": page("/soap", "Go on") }, faults: ["/c/soap"] },
    {
      pages: { "/": home, "/services/soap": page("/soap/", long), "/soap/": page("/soap/", "") },
      faults: ["/services/soap"],
    },
  ],
  outside: [{ pages: { "/": home, "/soap": page("/soap", long) } }],
};

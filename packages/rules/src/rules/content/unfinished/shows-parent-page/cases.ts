import { prose } from "../../../../case-pages/article-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (name: string, text: string, lead = name): string =>
  `<!doctype html><html lang="en"><head><title>${name} | Acme</title></head><body><nav><a href="/makers/">Makers</a></nav><main><h1>${lead}</h1>${text}<p>${prose(20, "footer")}</p></main></body></html>`;
const overview = [1, 2, 3].map((at) => `<p>${prose(30, `makers${at}`)}</p>`).join("");
const NAMES = ["ash", "birch", "cedar", "elm"];
const makers = (last: string) => ({
  "/": page("Acme", `<p>${prose(40, "home")}</p>`),
  "/makers/": page(
    "Our makers",
    `${overview}${NAMES.map((name) => `<a href="/makers/${name}/">${name}</a>`).join("")}`,
  ),
  ...Object.fromEntries(
    NAMES.slice(0, 3).map((name) => [`/makers/${name}/`, page(`Maker ${name}`, `<p>${prose(60, name)}</p>`)]),
  ),
  "/makers/elm/": last,
});

export const cases: SiteRuleCases = {
  passing: [
    { pages: makers(page("Maker elm", `<p>${prose(60, "elm")}</p>`)) },
    // A text of its own under the name of the list.
    { pages: makers(page("Our makers", `<p>${prose(60, "elm")}</p>`)) },
    // Titles alone are a fault of their own.
    { pages: makers(page("Our makers", overview, "Maker elm")) },
    { pages: { ...makers(page("Maker elm", "")), "/makers/?sort=name": page("Our makers", overview) } },
  ],
  failing: [
    { pages: makers(page("Our makers", `${overview}<p>${prose(12, "questions")}</p>`)), faults: ["/makers/elm/"] },
  ],
  outside: [{ pages: { "/": '<!doctype html><meta name="robots" content="noindex"><p>Closed.</p>' } }],
};

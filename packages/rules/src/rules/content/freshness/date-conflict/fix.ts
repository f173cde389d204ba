import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { html, htmlComment } from "../../../../escape/html.ts";

/** The day that readers see, in each of the places that tells machines another day of publication. */
export const fix: Fixer = perPage({
  make: ({ dates }) => {
    const found = htmlComment(`found: ${dates.map(({ role, iso, from }) => `${role} ${iso} (${from})`).join("; ")}`);
    const published = dates.filter(({ role }) => role === "published");
    const shown = published.find(({ from }) => from === "time" || from === "text")?.iso.slice(0, 10);
    if (shown === undefined) return [found, htmlComment("write one day into all of these places")];
    const others = new Set(published.flatMap(({ from, iso }) => (iso.slice(0, 10) === shown ? [] : [from])));
    return [
      found,
      htmlComment("if the day that readers see is right, write it where machines are told another:"),
      ...(others.has("json-ld")
        ? [htmlComment(`in the JSON-LD of the article: "datePublished": "${html(shown)}"`)]
        : []),
      ...(others.has("meta") ? [`<meta property="article:published_time" content="${html(shown)}">`] : []),
      ...(others.has("time") ? [`<time datetime="${html(shown)}">`] : []),
    ];
  },
});

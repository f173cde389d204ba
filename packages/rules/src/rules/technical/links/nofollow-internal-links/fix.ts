import { html, htmlComment } from "../../../../escape/html.ts";
import { distinctUrls, type Fixer } from "../../../../fixes/fixer.ts";
import { linkWords } from "../../../../view/page-words.ts";
import { heldBack } from "./held-back.ts";

const MOST_LINKS = 40;

/** The marked links themselves, each once with the pages it stands on. */
export const fix: Fixer = (cause, view) => {
  const marked = distinctUrls(cause).flatMap((on) => {
    const page = view.pageAt(on);
    return page === null ? [] : heldBack(page).map(({ url, text, label }) => ({ on, url, words: text || label }));
  });
  const lines = [...Map.groupBy(marked, ({ url }) => url)].slice(0, MOST_LINKS).map(([url, places]) => {
    const on = [...new Set(places.map((place) => place.on))];
    const more = on.length > 3 ? ` and ${on.length - 3} more` : "";
    const words = places.find((place) => place.words !== "")?.words ?? linkWords(url, view);
    return `${htmlComment(`on ${on.slice(0, 3).join(", ")}${more}`)}\n<a href="${html(url)}">${html(words)}</a>`;
  });
  return lines.join("\n") || null;
};

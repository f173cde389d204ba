import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { html, htmlComment } from "../../../../escape/html.ts";

/** One date for the three places that tell it. */
export const fix: Fixer = perPage({
  make: (page) => {
    const found = page.dates.map((date) => `${date.role} ${date.iso} (${date.from})`).join("; ");
    const shown = page.dates.find((date) => date.from === "time" || date.from === "text")?.iso ?? page.dates[0]?.iso;
    if (!shown) return null;
    return [
      htmlComment(`found: ${found}`),
      htmlComment("use one date in the text, the meta tag and the structured data; if the visible one is right:"),
      `<time datetime="${html(shown)}">${html(shown.slice(0, 10))}</time>`,
      `<meta property="article:modified_time" content="${html(shown)}">`,
    ].join("\n");
  },
});

import { fillIn, type Fixer, perPage } from "../fixer.ts";
import { cutAtWord, oneLine } from "../../escape/plain.ts";
import { html, htmlComment } from "../../escape/html.ts";

/** Sentences with numbers that a source should stand behind, each with a place for it. */
export const sources: Fixer = perPage({
  make: (page) => {
    const claims = page.text.paragraphs.map(oneLine).filter((text) => /\d/.test(text) && text.length > 60);
    const chosen = (
      claims.length > 0 ? claims : page.text.paragraphs.map(oneLine).filter((text) => text.length > 80)
    ).slice(0, 3);
    return (
      chosen
        .map(
          (text) =>
            `${htmlComment(`after: ${cutAtWord(text, 120, "…")}`)}\n<a href="${fillIn("address of the source")}">${fillIn("name of the source")}</a>`,
        )
        .join("\n") || null
    );
  },
});

const shape =
  (code: string): Fixer =>
  () =>
    code;

/** The smallest sound picture element. */
export const pictureWithImage: Fixer = shape(
  '<picture>\n  <source srcset="{address of the modern format}" type="image/webp">\n  <img src="{address}" alt="{what the picture shows}" width="{pixels}" height="{pixels}">\n</picture>',
);

/** A link that loads the next part, with script or without. */
export const nextPageLink: Fixer = perPage({
  make: (page) => {
    const next = new URL(page.url);
    next.searchParams.set("page", "2");
    return `<a href="${html(next.href)}" rel="next">${html(page.forms.loadMore ?? "More")}</a>`;
  },
});

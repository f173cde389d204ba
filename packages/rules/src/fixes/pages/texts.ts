import { fillIn, type Fixer, perPage } from "../fixer.ts";
import { cutAtWord, oneLine } from "../../escape/plain.ts";
import { htmlComment } from "../../escape/html.ts";

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

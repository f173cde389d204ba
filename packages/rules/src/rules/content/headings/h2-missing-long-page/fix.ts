import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { cutAtWord, oneLine } from "../../../../escape/plain.ts";
import { htmlComment } from "../../../../escape/html.ts";

/** Three places in the long text where a heading belongs, each with the words that follow it. */
export const fix: Fixer = perPage({
  make: (page) => {
    const blocks = page.text.paragraphs.map(oneLine).filter((text) => text.length >= 80);
    const step = Math.max(1, Math.floor(blocks.length / 3));
    const places = [0, step, 2 * step].flatMap((index) => blocks[index] ?? []);
    if (places.length < 2) return null;
    return places
      .map(
        (text) =>
          `<h2>${fillIn("the question these lines answer")}</h2>\n${htmlComment(`before: ${cutAtWord(text, 90, "…")}`)}`,
      )
      .join("\n");
  },
});

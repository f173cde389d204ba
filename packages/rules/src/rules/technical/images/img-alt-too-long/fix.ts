import { htmlComment } from "../../../../escape/html.ts";
import { cutAtWord, oneLine } from "../../../../escape/plain.ts";
import { perPage, type Fixer } from "../../../../fixes/fixer.ts";
import { described } from "../../../../fixes/pages/images.ts";

/** Long alt texts cut to what a listener needs. */
export const fix: Fixer = perPage({
  make: (page) => {
    const long = page.images.list.filter((image) => oneLine(image.alt ?? "").length > 125).slice(0, 3);
    const tags = long.map((image) => described(page, image, cutAtWord(image.alt ?? "", 120)));
    return tags.length > 0 ? [htmlComment("check the wording"), ...tags] : null;
  },
});

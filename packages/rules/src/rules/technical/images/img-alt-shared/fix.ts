import { cutAtWord } from "../../../../escape/plain.ts";
import { perPage } from "../../../../fixes/fixer.ts";
import { described } from "../../../../fixes/pages/images.ts";
import { namedPictures } from "./named-pictures.ts";

const LONGEST = 110;

/** Every picture with the name that its card gives it. */
export const fix = perPage({
  make: (page) => {
    const named = [...namedPictures(page.images.list).values()].flat();
    return named.length === 0 ? null : named.map(({ image, name }) => described(page, image, cutAtWord(name, LONGEST)));
  },
});

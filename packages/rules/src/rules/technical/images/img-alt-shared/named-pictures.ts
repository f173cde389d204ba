import type { ImageFact } from "@audit/facts";
import { contentImages } from "../../../../reading/content-images.ts";
import { bareName } from "../../../../reading/listed-items.ts";
import { normalised } from "../../../../reading/words.ts";

/** Fewer pictures of one name may be views of one thing, signs that decorate, or stand for what a text is about. */
const FEWEST = 6;
/** Of so many of them the page itself says what they show. */
const MOST = 0.8;

export interface NamedPicture {
  readonly image: ImageFact;
  /** What the heading or the link of its card calls it. */
  readonly name: string;
}

const nameOf = ({ beside }: ImageFact): string => (beside === undefined ? "" : bareName(beside));

/** A word of letters, and no price. */
const isName = (name: string): boolean => /\p{L}{3}/u.test(name) && name.length <= 80;

/** Pictures of the content that share an alternative text while each stands with a name of its own, by that text. */
export function namedPictures(images: readonly ImageFact[]): ReadonlyMap<string, readonly NamedPicture[]> {
  const shown = contentImages(images).filter(({ region, alt }) => (region === "main" || region === "body") && alt);
  const groups = Map.groupBy(shown, ({ alt }) => alt ?? "");
  return new Map(
    [...groups].flatMap(([alt, alike]) => {
      const distinct = [...new Map(alike.map((image) => [image.src, image])).values()];
      const names = Map.groupBy(distinct, (image) => normalised(nameOf(image)));
      const named = distinct
        .map((image) => ({ image, name: nameOf(image) }))
        .filter(({ name }) => isName(name) && name !== alt && names.get(normalised(name))?.length === 1);
      return distinct.length >= FEWEST && named.length >= MOST * distinct.length ? [[alt, named] as const] : [];
    }),
  );
}

import { csv } from "../../escape/config.ts";
import { liesAt } from "./lying-pictures.ts";
import type { Fixer } from "../fixer.ts";

export const MISSING_PICTURES_HEADER =
  "missing picture,pages that use it,the first of them,a file of that name loads at";

const MOST_ROWS = 200;

/** The files to upload, those that most pages use first; the pages come most valuable first. */
export const missingPictures: Fixer<{ readonly pictures: readonly string[] }> = ({ faults }, view) => {
  const users = new Map<string, string[]>();
  for (const { url, evidence } of faults) {
    for (const picture of evidence.saw.pictures) {
      const pages = users.get(picture) ?? [];
      users.set(picture, pages);
      pages.push(url);
    }
  }
  // One of one page stands in the problem already.
  if (users.size < 2 && [...users.keys()].every((picture) => liesAt(picture, view) === null)) return null;
  const isOfProduct = (urls: readonly string[]): boolean => urls.some((url) => view.pageAt(url)?.kind === "product");
  const files = [...users].toSorted(
    ([, one], [, other]) => other.length - one.length || Number(isOfProduct(other)) - Number(isOfProduct(one)),
  );
  const rows = files
    .slice(0, MOST_ROWS)
    .map(([picture, urls]) =>
      [picture, String(urls.length), urls[0] ?? "", liesAt(picture, view) ?? ""].map(csv).join(","),
    );
  const more = files.length - rows.length;
  return [MISSING_PICTURES_HEADER, ...rows, ...(more > 0 ? [`and ${more} more,,,`] : [])].join("\n");
};

import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";
import { answerOf } from "../../../../wording/http-status.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { fileName } from "../../../../reading/shown-things.ts";

/** Accents as signs of their own behind their letters (NFD). */
const isWrittenApart = (url: string): boolean => /%CC%[89A]/i.test(url);

export const IN_MARKUP = "image of the product's markup";

export const en: Words<{
  readonly pictures: readonly string[];
  readonly count: number;
  readonly status: number;
  readonly type: string | null;
  readonly icons?: boolean;
}> = {
  failing: "Pictures that don't load",
  title: "Repair the broken pictures on {pages}",
  why: "Visitors see a gap, and the picture can't be found in image search or stand in a shopping result.",
  steps:
    "Upload each missing file under its address, or correct the address in the page: where a file of the same name loads elsewhere on the site, the list names it. Where a script hides the gap, the picture is missing all the same.",
  check: onPage("every picture"),
  variants: [
    {
      when: ({ evidence: { saw } }) => saw.pictures.every(isWrittenApart),
      steps:
        "The file's name holds accents, and the page writes them apart from their letters, as computers of one maker do, so the server finds no such file. Name the file with plain letters and digits, and write that name in the page.",
    },
    {
      when: ({ evidence }) => evidence.at === IN_MARKUP,
      title: "Name pictures that load in the structured data of {pages}",
      why: "Search engines read the picture of the product from there: where it doesn't load, the product has none in shopping and image results. Visitors see nothing of it.",
      steps:
        "Let the template that writes the structured data name the address of the picture that the page shows, or upload the file under the address named.",
    },
    {
      when: ({ evidence: { saw } }, _cause, view) =>
        saw.status === 200 &&
        saw.pictures.length === saw.count &&
        saw.pictures.every((url) => view.pageAt(url) !== null),
      title: "Give the pictures on {pages} the address of a picture: they name a page of the site",
      steps:
        "The src of these pictures names a page where the file of a picture belongs; the table or the example names each. Put the address of the right file there, after uploading it where the site has none, or take the tag out. Where a template writes it, one change there mends all pages.",
    },
  ],
  seen: ({ pictures, count, status, type }) =>
    `${status === 200 ? `something that is no picture${type === null ? "" : ` (${oneLine(type)})`}` : answerOf(status)} in place of ${
      count === 1
        ? `the picture ${addressOf(pictures[0] ?? "")}`
        : `${count} pictures: ${listed(
            pictures.map((url) => addressOf(fileName(url))),
            3,
            count,
          )}`
    }`,
};

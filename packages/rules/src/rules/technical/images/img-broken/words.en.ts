import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";
import { answerOf } from "../../../../wording/http-status.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { fileName } from "../../../../reading/shown-things.ts";

export const en: Words<{
  readonly pictures: readonly string[];
  readonly count: number;
  readonly status: number;
  readonly type: string | null;
}> = {
  failing: "Pictures that don't load",
  title: "Repair the broken pictures on {pages}",
  why: "Visitors see a gap, and the picture can't be found in image search or stand in a shopping result.",
  steps:
    "Upload each missing file under its address, or correct the address in the page. Where a script hides the gap, the picture is missing all the same.",
  check: onPage("every picture"),
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

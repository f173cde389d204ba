import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { answerOf } from "../../../../wording/http-status.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<{ readonly picture: string; readonly status: number; readonly type: string | null }> = {
  failing: "Pictures that don't load",
  title: "Repair the broken pictures on {pages}",
  why: "Visitors see a gap, and the picture can't be found in image search or stand in a shopping result.",
  steps: "Upload the picture again under this address, or correct the address in the page.",
  check: onPage("every picture"),
  seen: ({ picture, status, type }) =>
    `${status === 200 ? `something that is no picture${type === null ? "" : ` (${oneLine(type)})`}` : answerOf(status)} in place of the picture ${addressOf(picture)}`,
};

import { canonical } from "../checks.ts";
import { partOf } from "../../../../wording/plural.ts";
import { addressOf, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{
  readonly canonical: string;
  readonly sharedBy: number;
  readonly of: number;
  readonly pageType: string;
}> = {
  failing: "Different pages all name one canonical address",
  title: "Point the canonical of {pages} to {its own address|their own addresses}",
  why: "Each of these pages tells search engines that it is a copy of one and the same address. None of them can be listed, so nobody finds them by search.",
  steps:
    "Correct the template: the canonical link must hold the address of the page that it stands on. Often the address of the first page was pasted there as fixed text.",
  check: canonical,
  seen: ({ canonical: target, sharedBy, of, pageType }) =>
    `${addressOf(target)} as canonical address, as on ${partOf(sharedBy, of, "page")} of the type ${quote(pageType)}`,
};

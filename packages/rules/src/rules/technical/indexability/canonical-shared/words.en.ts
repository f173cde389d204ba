import { canonical } from "../checks.ts";
import { partOf } from "../../../../wording/plural.ts";
import { addressOf, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

import { parameterOfFile, type Saw } from "./fix.ts";

export const en: Words<Saw> = {
  failing: "Different pages all name one canonical address",
  title: "Point the canonical of {pages} to {its own address|their own addresses}",
  why: "Each of these pages tells search engines that it is a copy of one and the same address. None of them can be listed, so nobody finds them by search.",
  steps:
    "Correct the template: the canonical link must hold the address of the page that it stands on. Often the address of the first page was pasted there as fixed text.",
  check: canonical,
  variants: [
    {
      when: (fault, _cause, view) => parameterOfFile(fault, view) !== null,
      title: "Give {pages} that come out of one file {a canonical address|canonical addresses} of {its|their} own",
      steps:
        "Take the canonical link out of the file: it stands in the answer to each of these addresses, so it is right for none. Let the script that fills the page write it instead. Better still, let the server or the build write a file per page, with its own title, text and canonical link.",
    },
  ],
  seen: ({ canonical: target, sharedBy, of, pageType }) =>
    `${addressOf(target)} as canonical address, as on ${partOf(sharedBy, of, "page")} of the type ${quote(pageType)}`,
};

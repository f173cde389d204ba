import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";
import { canonical } from "../checks.ts";

type Saw = {
  readonly words: number;
  readonly canonical: string;
  readonly wordsThere: number;
  readonly forwardsTo: string | null;
};

export const en: Words<Saw> = {
  failing: "Pages name an empty page as their canonical address",
  title: "Point the canonical of {pages} to {its own address|their own addresses}, not to an empty page",
  why: "These pages ask search engines to list another address in their place, and nothing stands there. So the page that sells may be left out, and the empty one is shown.",
  steps:
    "Let each page name its own address as canonical. Then let the empty address forward (301) to the page; do not delete it before that.",
  check: canonical,
  variants: [
    {
      when: ({ evidence: { saw } }) => saw.forwardsTo !== null,
      title: "Point the canonical of {pages} to the page that is meant, not to an empty one that forwards",
      why: "These pages are second forms of others, and say so by an address at which nothing stands any more but a way on. Search engines may not follow it, and list both forms.",
      steps:
        "Write the address to which the empty page forwards into the canonical link, as the pages beside these do.",
    },
  ],
  seen: ({ words, canonical: target, wordsThere }) =>
    `${counted(words, "word")} of text here, and ${addressOf(target)} as canonical address, where ${wordsThere === 0 ? "no text stands" : `only ${counted(wordsThere, "word")} stand`}`,
};

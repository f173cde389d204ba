import type { Fixer } from "../../../../fixes/fixer.ts";
import { replacementList } from "../../../../fixes/links/link-list.ts";
import { sectionsOf } from "../../../../fixes/patches/fix.ts";
import type { ChatFault } from "../../../../reading/chat-links.ts";

type Shown = {
  readonly href: string;
  readonly fault: ChatFault;
  readonly meant: string | null;
  readonly inFrame: boolean;
};

const INSTEAD: Readonly<Record<ChatFault, string>> = {
  zero: "the number as it is dialled from abroad, in digits alone: code of your country first, without the 0 in front of it or of the area",
  length:
    "the whole number as it is dialled from abroad, in digits alone: code of your country first; 8 to 15 digits in all",
  ampersand: "a question mark in place of the first &",
  name: "the name of your account behind the address: https://t.me/ and the name",
  digits: "the number in digits, with + and the code of your country first",
  mail: "the whole mail address, with @ and the domain behind it",
};

/** Each broken link beside what is to stand there, and the pages that hold it; a number is never guessed. */
export const fix: Fixer<{ readonly shown: readonly Shown[] }> = ({ faults }) => {
  const named = faults.flatMap(({ url, evidence: { saw } }) => saw.shown.map((link) => ({ ...link, url })));
  const byHref = Map.groupBy(named, ({ href }) => href);
  return sectionsOf(
    replacementList(
      [...byHref].flatMap(([href, links]) => {
        const [first] = links;
        if (first === undefined) return [];
        const sources = [...new Set(links.map(({ url }) => url))].toSorted();
        const inLayout = sources.length > 2 && links.every(({ inFrame }) => inFrame);
        return [{ old: href, now: first.meant, instead: INSTEAD[first.fault], sources, inLayout }];
      }),
    ),
  );
};

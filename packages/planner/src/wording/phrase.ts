import type { Cause } from "../causes/cause.ts";
import type { SiteView } from "../view/site-view.ts";
import type { Subject } from "./subject.ts";

/** One address to look at, and the site around it. */
export interface Sample {
  readonly url: string;
  readonly cause: Cause;
  readonly view: SiteView;
}

/** How an owner hears of a rule's fault, and how he sees that it is gone. */
export interface Phrase {
  /** A sentence; "{pages}" is the subject, "{has|have}" agrees with it. */
  readonly title: string;
  readonly check: (sample: Sample) => string;
}

export type Phrases = Readonly<Record<string, Phrase>>;

export const phrase = (title: string, check: Phrase["check"]): Phrase => ({ title, check });

/** Puts the subject into a sentence, with a small article inside of it, and makes the verbs agree. */
export function agree(sentence: string, { text, plural }: Subject): string {
  const inside = text.replace(/^(The|All)(?= )|^[A-Z](?=[a-z ]* such as “)/, (start) => start.toLowerCase());
  const [before = "", ...after] = sentence
    .replace(/\{([^{}|]*)\|([^{}|]*)\}/g, (_form, one: string, many: string) => (plural ? many : one))
    .split("{pages}");
  return after.length === 0 ? before : before + (before === "" ? text : inside) + after.join(inside);
}

import type { Cause } from "../cause.ts";
import type { SiteView } from "../view/site-view.ts";

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

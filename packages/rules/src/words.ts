import type { Cause } from "./cause.ts";
import type { EvidenceValue, PageFault } from "./verdict.ts";
import type { SiteView } from "./view/site-view.ts";

/** One address to look at, and the site around it. */
export interface Sample {
  readonly url: string;
  readonly cause: Cause;
  readonly view: SiteView;
}

/** What to look at in plain words, and the command that shows a developer the same. */
export interface Look {
  readonly look: string;
  readonly command: string;
}

/** Says where to look and what must be there once the fault is gone. */
export type Check = (sample: Sample) => string | Look;

/** What people read of a rule, in one language: a second language is a second file beside `words.en.ts`. */
export interface Words<S extends EvidenceValue = EvidenceValue> {
  /** The failing state as a short noun phrase, e.g. "Page has no title". */
  readonly failing: string;
  /** What is wrong as a sentence about "{pages}", with their number: "{pages} {has|have} no title." */
  readonly problem?: string;
  /** The task's title; "{pages}" is its subject, "{has|have}" agrees with it. */
  readonly title: string;
  /** Why it matters, for an owner, one or two sentences. */
  readonly why: string;
  /** What to do, in the imperative, one to three sentences. */
  readonly steps: string;
  readonly check: Check;
  /** What was seen on a page, as a clause after "we saw". */
  readonly seen: (saw: S, fault: PageFault<S>) => string;
  /** Where it can be wrong, and how to see that, as a sentence for owners. */
  readonly doubt?: string;
  /** Words that fit better where all faults of a cause are of one sort; the first that fits counts. */
  readonly variants?: readonly Variant<S>[];
}

export interface Variant<S extends EvidenceValue = EvidenceValue> {
  readonly when: (fault: PageFault<S>, cause: Cause<S>, view: SiteView) => boolean;
  readonly title?: string;
  /** A title with figures of its own, in place of `title`. */
  readonly figures?: (cause: Cause<S>, view: SiteView) => string;
  readonly problem?: string;
  readonly why?: string;
  readonly steps?: string;
}

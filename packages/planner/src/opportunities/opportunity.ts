import type { PageKind } from "@audit/facts";
import type { Category } from "@audit/rules";
import type { SiteView } from "@audit/rules/view/site-view";
import type { Impact } from "../action.ts";
import type { BANDS } from "../worth/bands.ts";
import type { DoneBy } from "../worth/done-by.ts";

/** Something worth doing that is no fault, with all that a task needs. Its numbers are counted on the site. */
export interface Chance {
  /** What tells it from others of the same opportunity, a path or a name; "" where there is one only. */
  readonly of: string;
  /** In the imperative, with what is gained. */
  readonly title: string;
  /** What there is today: two sentences with the site's numbers and an example. */
  readonly problem: string;
  readonly steps: readonly string[];
  /** Made from the site's own data; null where there is nothing to paste. */
  readonly code: string | null;
  /** Whom it helps and how. */
  readonly value: string;
  readonly check: string;
  /** At least one, most valuable first. */
  readonly urls: readonly string[];
  /** How many addresses of the same kind there are. */
  readonly outOf: number;
  readonly kind: PageKind | null;
  readonly impact: Impact;
  /** What neither searchers nor buyers meet; it comes last. */
  readonly upkeep?: true;
  readonly work: keyof typeof BANDS;
  readonly doneBy: DoneBy;
}

/** What an opportunity may look at. */
export interface Grounds {
  readonly view: SiteView;
  /** Addresses at which a rule failed, by rule; a fault of the whole site stands for all. */
  readonly faulty: (rule: string) => ReadonlySet<string>;
  /** Whether a rule failed anywhere. */
  readonly fails: (rule: string) => boolean;
}

/** One kind of thing worth doing: a file of `all/`. */
export interface Opportunity {
  /** Stands where a fault's task names its rule. */
  readonly id: string;
  readonly category: Category;
  readonly area: string;
  /** Empty where the site gives no ground for it: an opportunity is never filled up. */
  readonly find: (grounds: Grounds) => readonly Chance[];
}

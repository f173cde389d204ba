import type { FixKind } from "../rule-identity.ts";

/** Canonical links and product markup have a place of their own in some systems; all else is told by what is changed. */
export type Topic = FixKind | "canonical" | "product-markup";

/** What an owner needs to know to make a change in one shop system, in that system's own words. */
export interface Platform {
  /** Where each kind of change is made; silent where we are not sure of the system's documentation. */
  readonly places: Readonly<Partial<Record<Topic, string>>>;
  /** The canonical link of all pages, in the language of the system's templates. */
  readonly canonical?: string;
}

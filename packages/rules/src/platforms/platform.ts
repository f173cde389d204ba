import type { FixKind } from "../rule-identity.ts";

/**
 * What is changed: tags in the head or the layout, what stands in the body, what comes by scripts only, canonical links,
 * language versions and product markup, which have a place of their own in some systems, or what the kind of fix says.
 */
export type Topic =
  | Exclude<FixKind, "template" | "info">
  | "head"
  | "body"
  | "rendering"
  | "canonical"
  | "hreflang"
  | "product-markup";

/** What an owner needs to know to make a change in one shop system, in that system's own words. */
export interface Platform {
  /** Where each kind of change is made; silent where we are not sure of the system's documentation. */
  readonly places: Readonly<Partial<Record<Topic, string>>>;
  /** The canonical link of all pages, in the language of the system's templates. */
  readonly canonical?: string;
}

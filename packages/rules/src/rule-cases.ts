import type { PageCase, SiteCase } from "@audit/testkit";

/** A page rule's examples: run through the real extractor, they compile into its test. */
export interface PageRuleCases {
  readonly passing: readonly (string | PageCase)[];
  readonly failing: readonly (string | PageCase)[];
  /** Not of the rule's population, or with nothing it speaks about. */
  readonly outside: readonly (string | PageCase)[];
  readonly unknown?: readonly (string | PageCase)[];
}

/** A site rule's examples. `failing` may name the addresses that must be found at fault, and no others. */
export interface SiteRuleCases {
  readonly passing: readonly SiteCase[];
  readonly failing: readonly (SiteCase & { readonly faults?: readonly string[] })[];
  readonly outside: readonly SiteCase[];
  readonly unknown?: readonly SiteCase[];
}

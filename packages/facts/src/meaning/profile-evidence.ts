import type { LinkGraph } from "../graph/link-graph.ts";
import type { PageKind } from "../page-facts.ts";
import type { PageNote } from "./page-note.ts";

/** What a site's profile is concluded from. */
export interface ProfileEvidence {
  readonly notes: readonly PageNote[];
  /** Of the same pages. */
  readonly kinds: readonly PageKind[];
  readonly currencies: readonly string[];
  /** BCP 47 languages that pages declare, the one used most first. */
  readonly languages: readonly string[];
  /** Pages with a price and a buy control of their own. */
  readonly offers: number;
  /** Those of them that are ordered in a chat alone. */
  readonly chatOffers: number;
  readonly graph: LinkGraph;
}

import type { PageState } from "../collect/page-state.ts";
import type { HeadFacts, LinkFact, ResourceFacts, TextFacts } from "../page-facts.ts";

/** What of a page tells which systems made it. */
export interface TechEvidence {
  state: PageState;
  headers: Readonly<Record<string, string>>;
  status: number;
  head: HeadFacts;
  links: readonly LinkFact[];
  resources: ResourceFacts;
  text: TextFacts;
}

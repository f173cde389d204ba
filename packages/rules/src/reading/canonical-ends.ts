import type { PageFacts } from "@audit/facts";
import { filtersOf, sortsOf } from "./facets.ts";
import { isDead, isServerError } from "./dead-address.ts";
import { redirectTarget } from "./redirect-path.ts";
import { noindexOf } from "./robots-directives.ts";

/** True for filtered or sorted lists, whose canonical links have a rule of their own. */
export const isFacetPage = ({ url, kind }: Pick<PageFacts, "url" | "kind">): boolean =>
  kind === "category" && (filtersOf(url).length > 0 || sortsOf(url).length > 0);

/** True when a canonical address shows no page: a redirect or an error. */
export const showsNothing = (answer: PageFacts): boolean =>
  redirectTarget(answer) !== null || isDead(answer) || isServerError(answer);

/** True when a canonical address shows a page that may not be listed. */
export const isKeptOut = (answer: PageFacts): boolean => answer.tech.botWall === null && noindexOf(answer) !== null;

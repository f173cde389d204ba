import { countUrls, distinctUrls, type Fixer } from "../../../../fixes/fixer.ts";
import { hubLinks } from "./hub-links.ts";
import { newLinks } from "../../../../fixes/links/new-links.ts";

/** More pages than these lack a way for all of them, not a link each. */
const MOST_BY_HAND = 12;

/** A link from home to the pages that lead to most of the deep ones; where there are none, links to each of a few. */
export const fix: Fixer = (cause, view) =>
  hubLinks(distinctUrls(cause), view) ?? (countUrls(cause) <= MOST_BY_HAND ? newLinks(cause, view) : null);

import { distinctUrls, type Fixer } from "../../../../fixes/fixer.ts";
import { hubLinks } from "./hub-links.ts";
import { newLinks } from "../../../../fixes/links/new-links.ts";

/** A link from home to the pages that lead to most of the deep ones; where there are none, links to each. */
export const fix: Fixer = (cause, view) => hubLinks(distinctUrls(cause), view) ?? newLinks(cause, view);

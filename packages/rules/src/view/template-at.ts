import type { Template } from "@audit/facts";
import type { SiteView } from "./site-view.ts";

/** The template of the page at an index of the site's pages; undefined for what is no page of a template. */
export const templateAt = (index: number, { site }: SiteView): Template | undefined =>
  index < 0 ? undefined : site.templates[site.templateOf[index] ?? -1];

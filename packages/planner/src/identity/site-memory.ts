import type { PageKind } from "@audit/facts";

/** What one plan hands to the next of the same site, so that tasks keep their fingerprints when addresses change. */
export interface SiteMemory {
  readonly groups: readonly RememberedGroup[];
  /** Pages that may have tasks of their own, by path and query. */
  readonly pages: Readonly<Record<string, PageName>>;
}

/** Pages that are mended together. */
export interface RememberedGroup {
  readonly id: string;
  /** What fingerprints call it: the id under which it was seen first. */
  readonly name: string;
  readonly kind: PageKind;
  /** Path and query of some of its pages. */
  readonly paths: readonly string[];
}

/** What fingerprints call a page: template and address under which it was seen first. */
export interface PageName {
  readonly template: string;
  readonly path: string;
}

export const NO_MEMORY: SiteMemory = { groups: [], pages: {} };

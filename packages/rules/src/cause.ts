import type { Finding } from "./finding.ts";
import type { EvidenceValue, PageFault } from "./verdict.ts";
import type { PageKind } from "@audit/facts";

/** A finding that another one's repair ends. */
export interface Healed {
  readonly rule: string;
  readonly title: string;
  readonly count: number;
  /** Addresses at fault, each once. */
  readonly urls: readonly string[];
  /** Of what is untrue on the pages, one example. */
  readonly example?: PageFault;
  /** What is pasted for it beside the other's code, where both are needed. */
  readonly withCode?: Finding;
}

/**
 * What one action repairs: one rule's fault in one place.
 * - site: one setting or file of the whole site (server, robots.txt, sitemap)
 * - layout: a page fault that (nearly) all templates share, so the common layout causes it
 * - group: the pages of one template, or of all the small ones together
 * - addresses: what is no 200 HTML page, such as broken link targets
 */
export interface Cause<S extends EvidenceValue = EvidenceValue> {
  readonly scope: "site" | "layout" | "group" | "addresses";
  readonly finding: Finding<S>;
  /** Template id, or "site", "layout", "addresses", "other-pages", or "pages" for those of several. */
  readonly template: string;
  /** The kind that all its pages share, or null. */
  readonly kind: PageKind | null;
  /** At least one; most valuable page first, then by address. */
  readonly faults: readonly PageFault<S>[];
  /** How many addresses of the same place the rule spoke about; never fewer than faults. */
  readonly outOf: number;
  /** Pages of the place that were run in a browser, where only those can show the fault; they stand for all `outOf`. */
  readonly sampled?: number;
  /** Other findings that the same repair ends, for the owner to know why they have no task. */
  readonly heals?: readonly Healed[];
}

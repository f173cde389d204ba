import type { HostLists } from "../egress/target.ts";

/** One page to be measured, and what its measuring may reach and take. */
export interface LighthouseRequest extends HostLists {
  readonly url: string;
  /** Start of the site's home: its registrable domain is the site's own. */
  readonly home: string;
  /** Path of a Chromium. */
  readonly browser: string;
  /** Path of the main file of an installed `lighthouse` package. */
  readonly lighthouse: string;
  readonly userAgent: string;
  readonly locale?: string;
  /** Everything together in milliseconds; then all its processes are ended. */
  readonly totalMs?: number;
}

/** What one run of Lighthouse on this machine gave, for a phone on a slow line as Lighthouse imagines it. */
export interface LighthouseFigures {
  readonly version: string;
  /** 0..100; null when a metric it needs is missing. */
  readonly score: number | null;
  readonly lcpMs: number | null;
  readonly fcpMs: number | null;
  readonly tbtMs: number | null;
  readonly speedIndexMs: number | null;
  readonly cls: number | null;
  /** All that the page loaded, on the wire; films are not loaded. */
  readonly bytes: number | null;
  /** Lighthouse's own warnings about the run. */
  readonly warnings: readonly string[];
}

export type LighthouseFault =
  | "forbidden"
  | "left-site"
  | "too-large"
  | "too-slow"
  | "no-browser"
  | "crashed"
  | "stopped"
  | "no-figures";

export type LighthouseOutcome = {
  /** Requests that reached the site's own hosts. */
  readonly ownRequests: number;
} & (
  | { readonly figures: LighthouseFigures }
  | { readonly fault: LighthouseFault; /** One plain sentence. */ readonly reason: string }
);

export const faultSentences: Record<LighthouseFault, string> = {
  forbidden: "robots.txt forbids this page to us.",
  "left-site": "The page sends browsers to another site.",
  "too-large": "The page loads more than we allow a page.",
  "too-slow": "Lighthouse did not end in time.",
  "no-browser": "The browser could not be started.",
  crashed: "Lighthouse or its browser ended early.",
  stopped: "The measuring was stopped.",
  "no-figures": "Lighthouse gave no figures for this page.",
};

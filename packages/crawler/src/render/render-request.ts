import type { PageFacts, RenderRun } from "@audit/facts";
import type { HostLists } from "../egress/target.ts";
import type { Access } from "../egress/with-access.ts";

/** What all renderings of one site have in common. */
export interface RenderOptions extends HostLists {
  /** Path of a Chromium. */
  readonly browser: string;
  /** The site's home: its registrable domain is the site's own, everything else a third party. */
  readonly home: string;
  readonly userAgent: string;
  /** Requests per second to the site's own hosts, on average over pages; 0 = no pause. */
  readonly rate: number;
  readonly locale?: string;
  /** What opens the site to us. */
  readonly access?: Access;
  readonly bounds?: Partial<RenderBounds>;
}

/** Bounds of one page. Times in milliseconds, sizes in bytes. */
export interface RenderBounds {
  /** Until the document is parsed. */
  readonly loadMs: number;
  /** From then on until the text no longer changes. */
  readonly settleMs: number;
  /** Everything together; the browser is ended when a page takes longer. */
  readonly totalMs: number;
  readonly requests: number;
  readonly bytes: number;
  /** All processes of the browser, memory they share left out. */
  readonly memory: number;
}

export const defaultBounds: RenderBounds = {
  loadMs: 20_000,
  settleMs: 10_000,
  totalMs: 45_000,
  requests: 400,
  bytes: 30_000_000,
  memory: 1_500_000_000,
};

/** One page as a browser with scripts saw it, beside the HTML that the same answer carried. */
export interface Rendering {
  readonly raw: PageFacts;
  readonly rendered: PageFacts;
  readonly run: RenderRun;
  /** Requests that went to the site's own hosts, robots.txt among them. */
  readonly ownRequests: number;
}

export type RenderFailureKind =
  | "forbidden"
  | "no-answer"
  | "slow-down"
  | "not-html"
  | "left-site"
  | "moved-on"
  | "too-slow"
  | "too-large"
  | "crashed"
  | "no-browser";

/** Why a page could not be run; the message is one plain sentence. */
export interface RenderFailure {
  readonly kind: RenderFailureKind;
  readonly message: string;
  /** Where the page led by itself, when it did. */
  readonly movedTo?: string;
}

export type RenderOutcome = { readonly page: Rendering } | { readonly failure: RenderFailure };

const sentences: Record<RenderFailureKind, string> = {
  forbidden: "robots.txt forbids this page to us.",
  "no-answer": "The page gave no answer to the browser.",
  "slow-down": "The site asked us to slow down, so no further page was opened in a browser.",
  "not-html": "The answer is no HTML page.",
  "left-site": "The page sends browsers to another site.",
  "moved-on": "The page sends browsers on to another address by itself.",
  "too-slow": "The page did not come to rest in time.",
  "too-large": "The page loads more than we allow a page.",
  crashed: "The page made the browser crash.",
  "no-browser": "The browser could not be started.",
};

export const renderFailure = (kind: RenderFailureKind, movedTo?: string): { readonly failure: RenderFailure } => ({
  failure: { kind, message: sentences[kind], ...(movedTo === undefined ? {} : { movedTo }) },
});

import type { DocumentFormat } from "@audit/contract";
import { printPdf } from "@audit/engine/process";
import { NoPlace, openFairPlaces } from "../../platform/fair-places.ts";
import { Problem } from "../../platform/http/index.ts";
import { documentPage, type DocumentParts } from "./document-page.ts";

/** A browser takes 200 MB and a core: more at once would starve audits. */
const MOST_AT_ONCE = 2;
/** Of one account; more would wait longer than anybody does. */
const MOST_WAITING = 3;
const WAIT_MS = 60_000;
const places = openFairPlaces(MOST_AT_ONCE, MOST_WAITING);

export interface MadeDocument {
  readonly type: string;
  readonly base64: string;
}

/**
 * @param owner whose turn among those who print: an account, or the address of a link's reader
 * @throws Problem NO_BROWSER without a browser on this machine, UNAVAILABLE when it is busy or fails.
 */
export async function makeDocument(format: DocumentFormat, parts: DocumentParts, owner: string): Promise<MadeDocument> {
  const html = await documentPage(parts);
  if (format === "html") return { type: "text/html", base64: Buffer.from(html).toString("base64") };
  const outcome = await places
    .inTurn(owner, AbortSignal.timeout(WAIT_MS), () => printPdf({ html, foot: `${parts.brand} · ${parts.title}` }))
    .catch((error: unknown) => {
      throw error instanceof NoPlace ? new Problem("UNAVAILABLE", { retryAfter: 10 }) : error;
    });
  if ("pdf" in outcome) return { type: "application/pdf", base64: Buffer.from(outcome.pdf).toString("base64") };
  throw new Problem(outcome.failed === "no-browser" ? "NO_BROWSER" : "UNAVAILABLE");
}

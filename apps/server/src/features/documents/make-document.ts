import type { DocumentFormat } from "@audit/contract";
import { printPdf } from "@audit/engine/process";
import { Problem } from "../../platform/http/index.ts";
import { documentPage, type DocumentParts } from "./document-page.ts";

/** A browser takes 200 MB and a core: more at once would starve audits. */
const MOST_AT_ONCE = 2;
let printing = 0;

export interface MadeDocument {
  readonly type: string;
  readonly base64: string;
}

/** @throws Problem NO_BROWSER without a browser on this machine, UNAVAILABLE when it is busy or fails. */
export async function makeDocument(format: DocumentFormat, parts: DocumentParts): Promise<MadeDocument> {
  const html = await documentPage(parts);
  if (format === "html") return { type: "text/html", base64: Buffer.from(html).toString("base64") };
  if (printing >= MOST_AT_ONCE) throw new Problem("UNAVAILABLE", { retryAfter: 10 });
  printing += 1;
  try {
    const outcome = await printPdf({ html, foot: `${parts.brand} · ${parts.title}` });
    if ("pdf" in outcome) return { type: "application/pdf", base64: Buffer.from(outcome.pdf).toString("base64") };
    throw new Problem(outcome.failed === "no-browser" ? "NO_BROWSER" : "UNAVAILABLE");
  } finally {
    printing -= 1;
  }
}

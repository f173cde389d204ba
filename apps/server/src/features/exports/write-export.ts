import { Worker } from "node:worker_threads";
import type { ExportForm } from "@audit/contract";
import { forms, type ExportedAudit } from "@audit/exports";
import { NoPlace, openFairPlaces } from "../../platform/fair-places.ts";
import { Problem } from "../../platform/http/index.ts";

/** A large workbook takes a processor for seconds, and some hundred megabytes. */
const MOST_AT_ONCE = 1;
const MOST_WAITING = 3;
const WAIT_MS = 60_000;
const places = openFairPlaces(MOST_AT_ONCE, MOST_WAITING);

/**
 * An audit in one form. A workbook, which takes long, is made beside the thread that answers everybody.
 * @param owner whose turn it is among those who ask
 * @throws Problem UNAVAILABLE when others are at it for too long
 */
export async function writeExport(form: ExportForm, audit: ExportedAudit, owner: string): Promise<Uint8Array> {
  if (form !== "xlsx") return Buffer.concat(textsOf(await forms[form].write(audit)));
  const signal = AbortSignal.timeout(WAIT_MS);
  return places
    .inTurn(owner, signal, () => writeBeside(audit))
    .catch((error: unknown) => {
      throw error instanceof NoPlace ? new Problem("UNAVAILABLE", { retryAfter: 10 }) : error;
    });
}

const textsOf = (written: Iterable<string> | Uint8Array): Uint8Array[] =>
  written instanceof Uint8Array ? [written] : Array.from(written, (piece) => Buffer.from(piece));

const writeBeside = (audit: ExportedAudit): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./export-thread.ts", import.meta.url), { workerData: audit });
    worker.once("message", (bytes: Uint8Array) => resolve(bytes));
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The export ended early (${code}).`)));
  });

import { join } from "node:path";
import type { CatalogueEntry } from "@audit/auditor";
import { forkApart } from "./fork-apart.ts";

/** Every rule of the product, read in a process of its own: whoever only shows them need not load them. */
export function readCatalogue(): Promise<CatalogueEntry[]> {
  const child = forkApart(join(import.meta.dirname, "catalogue-process.ts"));
  const { promise, resolve, reject } = Promise.withResolvers<CatalogueEntry[]>();
  child.once("message", (entries) => resolve(entries as CatalogueEntry[]));
  child.once("error", reject);
  child.once("exit", () => reject(new Error("The rules could not be read.")));
  return promise.finally(() => child.kill("SIGKILL"));
}

import { join } from "node:path";
import type { CatalogueEntry } from "@audit/auditor";
import { forkApart } from "./fork-apart.ts";
import { createRpc } from "./rpc.ts";

/** Every rule of the product, read in a process of its own: whoever only shows them need not load them. */
export async function readCatalogue(): Promise<CatalogueEntry[]> {
  const child = forkApart(join(import.meta.dirname, "audit-process.ts"));
  const rpc = createRpc(
    {
      send: (message) => void (child.connected && child.send(message, () => {})),
      onMessage: (listener) => void child.on("message", listener),
    },
    {},
    ({ message }) => new Error(message),
  );
  child.on("error", (error) => rpc.fail(error));
  child.on("exit", () => rpc.fail(new Error("The rules could not be read.")));
  try {
    return (await rpc.call("catalogue")) as CatalogueEntry[];
  } finally {
    child.kill("SIGKILL");
  }
}

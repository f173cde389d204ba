import { join } from "node:path";
import type { ProofLooks, ProofWanted } from "../ownership/look-for-proof.ts";
import { forkApart } from "./fork-apart.ts";

const CHILD_FLAGS = ["--max-old-space-size=256"];
/** Two answers by https and two by http, side by side, of a server that hardly answers. */
const MOST_MS = 25_000;

/**
 * Looks for an owner's token in a process of its own that lives for seconds.
 * @throws Error when it ended without an answer; nothing is known of the site then
 */
export function lookForProofInProcess(wanted: ProofWanted, mostMs = MOST_MS): Promise<ProofLooks> {
  const child = forkApart(join(import.meta.dirname, "proof-process.ts"), { flags: CHILD_FLAGS });
  const { promise, resolve, reject } = Promise.withResolvers<ProofLooks>();
  const timer = setTimeout(() => child.kill("SIGKILL"), mostMs);
  child.once("message", (looks) => resolve(looks as ProofLooks));
  child.once("error", reject);
  child.once("exit", () => reject(new Error("The look at the site ended without an answer.")));
  child.send(wanted, () => {});
  return promise.finally(() => clearTimeout(timer));
}

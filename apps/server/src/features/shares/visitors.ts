import type { AppSecret } from "../../platform/app-secret.ts";
import type { Caller } from "../../platform/http/index.ts";

/** Programs that fetch a link to show what is behind it; nobody has read it then. */
const PROGRAM = /bot\b|crawl|spider|preview|facebookexternalhit|whatsapp|slack|telegram|discord|embedly|curl|wget/i;

/** Whether a program asks, as far as it says so. */
export const isProgram = ({ agent }: Caller): boolean => agent !== null && PROGRAM.test(agent);

/** The same visitor of the same link on the same day, and nothing more: no address can be read from it. */
export function markOf(secret: AppSecret, shareId: string, { address, agent }: Caller, now: Date): Buffer {
  const day = now.toISOString().slice(0, 10);
  return secret.mark(`share visits ${day}`, `${shareId} ${address} ${agent ?? ""}`).subarray(0, 16);
}

import type { PaymentSettings } from "../../config/payments.ts";
import type { Db } from "../database/index.ts";
import type { PaymentGateway } from "./gateway.ts";
import { openSandbox, type Sandbox } from "./sandbox/open-sandbox.ts";
import { openStripe } from "./stripe/open-stripe.ts";

/** Who takes the money here. `sandbox` is the same gateway where it can be played with. */
export interface OpenedGateway {
  readonly gateway: PaymentGateway;
  readonly sandbox: Sandbox | null;
}

/** @returns null when nothing is sold */
export function openGateway(settings: PaymentSettings, db: Db): OpenedGateway | null {
  if (settings.mode === "off") return null;
  if (settings.mode === "stripe") return { gateway: openStripe(settings), sandbox: null };
  const sandbox = openSandbox(db);
  return { gateway: sandbox, sandbox };
}

import { rareTexts } from "@audit/contract";
import { Problem, type Caller } from "../../platform/http/index.ts";
import { originOf, type Brand } from "../branding/index.ts";

/**
 * Addresses that the provider sends people back to. Only the own origin is ever named; what the browser asks for is
 * compared, not used.
 * @throws Problem INVALID_INPUT for another origin, UNAVAILABLE when the operator has not said the brand's origin
 */
export function returnAddress(brand: Brand, caller: Caller, path: string, asked: string | undefined): string {
  const origin = originOf(brand, caller);
  if (origin === null) {
    throw new Problem("UNAVAILABLE", { text: rareTexts.originUnknown });
  }
  if (asked !== undefined && new URL(asked).origin !== origin) {
    throw new Problem("INVALID_INPUT", { text: "The address to return to belongs to another site." });
  }
  return `${origin}${path}`;
}

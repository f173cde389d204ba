import type { MailLetterhead } from "../../platform/database/index.ts";
import type { Caller } from "../../platform/http/index.ts";
import { brandOf, originOf, type Brands } from "./brand-of.ts";

/** Whose mails a caller gets, and where their links lead; without a configured address to this machine. */
export function letterheadOf(brands: Brands, caller: Caller): MailLetterhead {
  const brand = brandOf(brands, caller);
  const origin = originOf(brand, caller) ?? `http://localhost:${caller.localPort}`;
  return { brand: brand.branding.site_name, origin, colour: brand.branding.primary_color, language: caller.language };
}

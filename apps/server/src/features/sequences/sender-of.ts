import type { Config } from "../../config/config.ts";
import type { MailLetterhead } from "../../platform/database/index.ts";
import type { Brand } from "../branding/index.ts";

export type MailConfig = Pick<Config, "brands" | "mail">;

/** Whose mail it is, and where answers go. */
export interface SenderIdentity {
  readonly letterhead: MailLetterhead;
  readonly supportEmail: string;
}

/** @param key of the brand that an account signed up with; one that is gone has become the default one */
export function findBrand({ brands }: Pick<Config, "brands">, key: string): Brand {
  return [...brands.byHost.values()].find((brand) => brand.key === key) ?? brands.fallback;
}

/** @param origin where links lead when the operator has not said it */
export const senderOf = ({ mail }: MailConfig, brand: Brand, origin: string): SenderIdentity => ({
  letterhead: {
    brand: brand.branding.site_name,
    origin: brand.origin ?? origin,
    colour: brand.branding.primary_color,
  },
  supportEmail: brand.supportEmail ?? mail.from,
});

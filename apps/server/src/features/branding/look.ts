import type { Config } from "../../config/config.ts";
import type { LookOf } from "../../platform/http/index.ts";
import { markupOf } from "./brand-markup.ts";
import { brandOf, wantsConsent } from "./brand-of.ts";
import type { Logos } from "./logos.ts";

/** How pages look and what they may load, by the host that is asked for. */
export const createLook =
  (
    { brands, requireConsent, payments }: Pick<Config, "brands" | "requireConsent" | "payments">,
    logos: Pick<Logos, "brandingOf">,
  ): LookOf =>
  (caller, { secret }) => {
    const configured = brandOf(brands, caller);
    const brand = { ...configured, branding: logos.brandingOf(configured) };
    const { logo_url, favicon_url, ga_tracking_id } = brand.branding;
    const withAnalytics = ga_tracking_id !== null && !secret;
    return {
      parts: markupOf(brand, {
        withAnalytics,
        consentRequired: wantsConsent(configured, { requireConsent }),
        sells: payments.mode !== "off",
      }),
      analytics: withAnalytics,
      pictures: [logo_url, favicon_url],
    };
  };

import type { Config } from "../../config/config.ts";
import type { LookOf } from "../../platform/http/index.ts";
import { markupOf } from "./brand-markup.ts";
import { brandOf } from "./brand-of.ts";

/** How pages look and what they may load, by the host that is asked for. */
export const createLook =
  ({ brands, requireConsent }: Pick<Config, "brands" | "requireConsent">): LookOf =>
  (caller, { secret }) => {
    const brand = brandOf(brands, caller);
    const { logo_url, favicon_url, ga_tracking_id } = brand.branding;
    const withAnalytics = ga_tracking_id !== null && !secret;
    return {
      parts: markupOf(brand, { withAnalytics, consentRequired: requireConsent }),
      analytics: withAnalytics,
      pictures: [logo_url, favicon_url],
    };
  };

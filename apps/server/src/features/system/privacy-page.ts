import type { FastifyInstance } from "fastify";
import type { Config } from "../../config/config.ts";
import { callerOf, sendText } from "../../platform/http/index.ts";
import { brandOf, wantsConsent } from "../branding/index.ts";
import { privacyText } from "./privacy-text.ts";

/** What is kept of people, for the brand of the host that is asked for. */
export function mountPrivacyPage(app: FastifyInstance, config: Config): void {
  const { brands, payments, models, kept } = config;
  app.get("/privacy", (request, reply) => {
    const brand = brandOf(brands, callerOf(request));
    const text = privacyText({
      siteName: brand.branding.site_name,
      contact: brand.supportEmail,
      payments: payments.mode === "stripe",
      models: models.current !== null,
      analytics: brand.branding.ga_tracking_id !== null,
      keptDays: kept.analysisDays,
      consent: wantsConsent(brand, config),
    });
    return sendText(request, reply, text, brand.branding.site_name);
  });
}

import type { FastifyInstance } from "fastify";
import { callerOf, sendText } from "../../platform/http/index.ts";
import { brandOf, type Brands } from "../branding/index.ts";
import { helpText } from "./help-text.ts";

/** How the product is worked with and whom to ask, for the brand of the host that is asked for. */
export function mountHelpPage(app: FastifyInstance, brands: Brands): void {
  app.get("/help", (request, reply) => {
    const { branding, supportEmail } = brandOf(brands, callerOf(request));
    const text = helpText({ siteName: branding.site_name, contact: supportEmail });
    return sendText(request, reply, text, branding.site_name);
  });
}

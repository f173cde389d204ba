import { decideConsent, readConsent } from "@audit/contract";
import type { Config } from "../../config/config.ts";
import type { AppSecret } from "../../platform/app-secret.ts";
import type { Db } from "../../platform/database/index.ts";
import type { Mount } from "../../platform/http/index.ts";
import { letterheadOf } from "../branding/index.ts";
import { decide, requireRequest } from "./decide-consent.ts";
import { hostShown } from "./redirect-uri.ts";

interface ConsentServices {
  readonly db: Db;
  readonly secret: AppSecret;
}

/** What the consent screen asks and tells. */
export function mountConsent(mount: Mount, services: ConsentServices, { brands }: Pick<Config, "brands">): void {
  mount(readConsent)(({ body }) => {
    const { name, redirectUri, scopes } = requireRequest(services.secret, body.request);
    return { name, returns_to: hostShown(redirectUri), scopes };
  });

  mount(decideConsent)(async ({ actor, body, caller }) => ({
    redirect: await decide(services, actor, { ...body, letterhead: letterheadOf(brands, caller) }),
  }));
}

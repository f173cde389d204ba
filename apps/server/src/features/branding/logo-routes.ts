import { removeLogo, uploadLogo } from "@audit/contract";
import type { FastifyInstance } from "fastify";
import { recordAdminAct } from "../../platform/audit/index.ts";
import type { Db } from "../../platform/database/index.ts";
import { callerOf, Problem, type Mount } from "../../platform/http/index.ts";
import { brandOf, type Brands } from "./brand-of.ts";
import { makeLogo } from "./logo-picture.ts";
import { deleteLogo, readLogo, saveLogo } from "./logo-store.ts";
import { LOGO_PATH, type Logos } from "./logos.ts";

/** Holds the largest picture as text and a little more, so that one that is too large is told so in words. */
const BODY_LIMIT = 9 * 1024 * 1024;

interface LogoServices {
  readonly db: Db;
  readonly brands: Brands;
  readonly logos: Logos;
}

export function mountLogos(app: FastifyInstance, mount: Mount, { db, brands, logos }: LogoServices): void {
  mount(uploadLogo, { bodyLimit: BODY_LIMIT })(async ({ actor, body, caller }) => {
    const brand = brandOf(brands, caller);
    const logo = await makeLogo(body.logo_data);
    await db.transaction().execute(async (tx) => {
      const before = await saveLogo(tx, brand.key, logo);
      await recordAdminAct(tx, actor, { action: "upload logo", subject: brand.key, before, after: logo.hash });
    });
    await logos.reload();
    return { logo_url: logos.brandingOf(brand).logo_url };
  });

  mount(removeLogo)(async ({ actor, caller }) => {
    const brand = brandOf(brands, caller);
    await db.transaction().execute(async (tx) => {
      const before = await deleteLogo(tx, brand.key);
      if (before !== null) await recordAdminAct(tx, actor, { action: "remove logo", subject: brand.key, before });
    });
    await logos.reload();
    return { logo_url: logos.brandingOf(brand).logo_url };
  });

  app.get<{ Querystring: { v?: unknown } }>(LOGO_PATH, async (request, reply) => {
    const logo = await readLogo(db, brandOf(brands, callerOf(request)).key);
    if (!logo) throw new Problem("NOT_FOUND");
    return (
      reply
        .type("image/png")
        // Opened as a page of its own it may do nothing at all.
        .header("content-security-policy", "sandbox; default-src 'none'")
        .header("cache-control", request.query.v === logo.hash ? "public, max-age=31536000, immutable" : "no-cache")
        .send(Buffer.from(logo.png))
    );
  });
}

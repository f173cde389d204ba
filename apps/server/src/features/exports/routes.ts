import { createSheetAddress, getExport, TableForm } from "@audit/contract";
import { forms } from "@audit/exports";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config/config.ts";
import { recordAdminAct } from "../../platform/audit/index.ts";
import type { Db } from "../../platform/database/index.ts";
import { callerOf, Problem, requireConfirmed, type Mount } from "../../platform/http/index.ts";
import { limitHits } from "../../platform/rate-limit/index.ts";
import { findSessionFactor, hashSecret, insertToken, newSecret, presentToken } from "../accounts/index.ts";
import { brandOf, originOf } from "../branding/index.ts";
import { loadOwnJob } from "../jobs/index.ts";
import { loadExported } from "./load-exported.ts";
import { findSheet, noteRead, SHEET } from "./sheet-store.ts";
import { writeExport } from "./write-export.ts";

const EXPORTS = { hits: 60, seconds: 3600 };
/** A spreadsheet reads once an hour by itself; a person who reloads it reads more often. */
const READS = { hits: 60, seconds: 3600 };
const SHEET_PATH = "/csv";
const SECRET = /^[\w-]{43}$/;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

interface ExportServices {
  readonly app: FastifyInstance;
  readonly db: Db;
}

/** Files for other programs, and the addresses at which spreadsheets read. */
export function mountExports(
  mount: Mount,
  { app, db }: ExportServices,
  { access, brands }: Pick<Config, "access" | "brands">,
): void {
  mount(getExport)(async ({ actor, params }) => {
    await loadOwnJob(db, actor.userId, params.id);
    await limitHits(db, `export ${actor.userId}`, EXPORTS);
    const { domain, day, audit, complete } = await loadExported(db, access, actor.userId, params.id);
    const { extension, type } = forms[params.form];
    const bytes = await writeExport(params.form, audit, actor.userId);
    const host = domain.toLowerCase().replace(/[^a-z0-9.-]+/g, "-");
    const name = `seo-${params.form}-${host}-${day}.${extension}`;
    return { name, type, base64: Buffer.from(bytes).toString("base64"), complete };
  });

  mount(createSheetAddress)(async ({ actor, params, body, caller }) => {
    const { domain } = await loadOwnJob(db, actor.userId, params.id);
    requireConfirmed(actor);
    const secret = newSecret();
    const token = await db.transaction().execute(async (tx) => {
      const made = await insertToken(tx, {
        userId: actor.userId,
        name: `Spreadsheet: ${body.table} of ${domain}`.slice(0, 100),
        tokenHash: hashSecret(secret),
        hint: "a spreadsheet",
        scopes: ["read"],
        seconds: YEAR_SECONDS,
        secondFactor: await findSessionFactor(tx, actor.sessionId),
        program: { client: SHEET, audience: `${body.table} ${domain}` },
      });
      if (made === null) throw new Problem("CONFLICT");
      await recordAdminAct(tx, actor, { action: "make sheet address", subject: made.id, after: { name: made.name } });
      return made;
    });
    const origin =
      originOf(brandOf(brands, caller), caller) ?? `${caller.isSecure ? "https" : "http"}://${caller.host}`;
    return { address: `${origin}${SHEET_PATH}/${secret}`, token: presentToken(token) };
  });

  app.get<{ Params: { secret: string } }>(`${SHEET_PATH}/:secret`, async (request, reply) => {
    const { secret } = request.params;
    await limitHits(db, `csv by ${callerOf(request).address}`, { hits: 300, seconds: 3600 });
    const sheet = SECRET.test(secret) ? await findSheet(db, hashSecret(secret)) : null;
    if (sheet === null) throw new Problem("NOT_FOUND");
    await limitHits(db, `csv ${sheet.tokenId}`, READS);
    await noteRead(db, sheet.tokenId);
    const { audit } = await loadExported(db, access, sheet.userId, sheet.jobId);
    const bytes = await writeExport(TableForm.parse(sheet.table), audit, sheet.userId);
    return reply
      .header("cache-control", "no-store")
      .header("x-robots-tag", "noindex, nofollow")
      .type("text/csv; charset=utf-8")
      .send(Buffer.from(bytes));
  });
}

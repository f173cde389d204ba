import { Readable } from "node:stream";
import { deleteAccount as deleteCall, exportAccount as exportCall, rareTexts } from "@audit/contract";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config/config.ts";
import type { Db } from "../../platform/database/index.ts";
import { admit, requireConfirmed, type Authenticate, type Mount } from "../../platform/http/index.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import { limitHits } from "../../platform/rate-limit/index.ts";
import { createPasswords, requirePassword } from "../accounts/index.ts";
import type { Billing } from "../billing/index.ts";
import { letterheadOf } from "../branding/index.ts";
import type { Connecting } from "../connections/index.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";

interface Services {
  readonly db: Db;
  readonly queue: Queue;
  readonly billing: Billing | null;
  readonly connecting: Connecting;
}

export function mountDeletion(mount: Mount, services: Services, config: Config): void {
  const { db } = services;
  const passwords = createPasswords(config.accounts);
  mount(deleteCall)(async ({ actor, body, caller }) => {
    const claim = { userId: actor.userId, password: body.current_password, device: caller.device };
    requireConfirmed(actor);
    const user = await requirePassword(db, passwords, claim);
    await deleteAccount(services, user, letterheadOf(config.brands, caller));
    return { message: rareTexts.accountDeleted };
  });
}

/** Reading everything costs; nobody needs it more often. */
const EXPORTS = { hits: 10, seconds: 60 * 60 };

/** A failure on the way breaks the connection, so that a cut file is never taken for a whole one. */
export function mountExport(
  app: FastifyInstance,
  { db, authenticate, connecting }: { db: Db; authenticate: Authenticate; connecting: Connecting },
  { access }: Config,
): void {
  app.route({
    method: exportCall.method,
    url: exportCall.path,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { actor } = await admit(exportCall, request, reply, authenticate);
      await limitHits(db, `export ${actor.userId}`, EXPORTS);
      const day = new Date().toISOString().slice(0, 10);
      reply.header("content-type", "application/json; charset=utf-8");
      reply.header("content-disposition", `attachment; filename="account-${day}.json"`);
      reply.header("cache-control", "no-store");
      return reply.send(Readable.from(exportAccount(db, { access, connecting }, actor)));
    },
  });
}

import {
  checkSearchConsole,
  connectSearchConsole,
  disconnectSearchConsole,
  finishSearchConsole,
  getConnections,
  rareTexts,
} from "@audit/contract";
import type { Brands } from "../../config/brands.ts";
import { Problem, type Caller, type Mount } from "../../platform/http/index.ts";
import { limitHits } from "../../platform/rate-limit/index.ts";
import { brandOf, originOf } from "../branding/index.ts";
import { beginConnecting, finishConnecting, requireAccess } from "./connect.ts";
import type { Connecting } from "./connections.ts";
import { disconnect } from "./disconnect.ts";
import { findGrant } from "./grant-store.ts";
import { readConnections } from "./present.ts";
import { readProperties } from "./read-search.ts";

/** The screen that takes what Google sends back; it has to be registered there with each brand's origin. */
const RETURN_PATH = "/account/connect/search-console";
/** Each question costs a call to Google. */
const TRIES = { hits: 30, seconds: 60 * 60 };
const CHECK_MS = 20_000;

export function mountConnections(mount: Mount, connecting: Connecting, brands: Brands): void {
  const { db } = connecting;
  const limit = (userId: string): Promise<void> => limitHits(db, `connect ${userId}`, TRIES);
  const reply = (userId: string) => readConnections(connecting, userId);

  mount(getConnections)(({ actor }) => reply(actor.userId));

  mount(connectSearchConsole)(async ({ actor, caller }) => {
    requireAccess(connecting);
    await limit(actor.userId);
    return { url: await beginConnecting(connecting, actor, returnAddress(brands, caller)) };
  });

  mount(finishSearchConsole)(async ({ actor, body }) => {
    requireAccess(connecting);
    await limit(actor.userId);
    await finishConnecting(connecting, actor, body);
    return reply(actor.userId);
  });

  mount(checkSearchConsole)(async ({ actor }) => {
    requireAccess(connecting);
    if ((await findGrant(db, actor.userId)) === null) {
      throw new Problem("CONFLICT", { text: rareTexts.searchConsoleNotConnected });
    }
    await limit(actor.userId);
    await readProperties(connecting, actor.userId, AbortSignal.timeout(CHECK_MS));
    return reply(actor.userId);
  });

  mount(disconnectSearchConsole)(async ({ actor }) => ({ revoked: await disconnect(connecting, actor.userId) }));
}

/** @throws Problem UNAVAILABLE when the operator has not said where the brand lives */
function returnAddress(brands: Brands, caller: Caller): string {
  const origin = originOf(brandOf(brands, caller), caller);
  if (origin !== null) return origin + RETURN_PATH;
  throw new Problem("UNAVAILABLE", { text: rareTexts.originUnknown });
}

import type { SearchPerformance } from "@audit/engine/process";
import type { SearchGrantRow } from "../../platform/database/index.ts";
import {
  GoogleFault,
  lastFinalDays,
  listProperties,
  readPageRows,
  type GoogleAccess,
  type SearchConsole,
} from "../../platform/google/index.ts";
import { chooseProperty } from "./choose-property.ts";
import { tokenPurpose, type Connecting } from "./connections.ts";
import { endGrant, findGrant, noteFault, noteProperties } from "./grant-store.ts";

/** Together, however many pages of rows there are. */
const MOST_MS = 45_000;

/** Clicks of a site's pages by its owner's Search Console; never rejects for what Google does. */
export async function readSearchPerformance(
  connecting: Connecting,
  { userId, home }: { readonly userId: string; readonly home: string },
  signal: AbortSignal,
): Promise<SearchPerformance> {
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(MOST_MS)]);
  return withConsole(connecting, userId, async (console) => {
    const properties = await listProperties(console, bounded);
    await noteProperties(connecting.db, userId, properties);
    const property = chooseProperty(properties, home);
    if (property === null) return { state: "no-property" };
    const period = lastFinalDays(new Date());
    return { state: "read", property, ...period, ...(await readPageRows(console, property, period, bounded)) };
  });
}

/** Asks which properties an account may read and notes them, or why they can't be had. */
export async function readProperties(connecting: Connecting, userId: string, signal: AbortSignal): Promise<void> {
  await withConsole(connecting, userId, async (console) => {
    await noteProperties(connecting.db, userId, await listProperties(console, signal));
    return { state: "no-property" };
  });
}

async function withConsole(
  connecting: Connecting,
  userId: string,
  read: (console: SearchConsole) => Promise<SearchPerformance>,
): Promise<SearchPerformance> {
  const { db, access, google } = connecting;
  const grant = access && (await findGrant(db, userId));
  if (access === null || grant === null) return { state: "not-connected" };
  try {
    const accessToken = await openGrant(connecting, access, grant);
    if (accessToken === null) return { state: "reconnect" };
    return await read({ addresses: google.addresses, accessToken });
  } catch (error) {
    if (!(error instanceof GoogleFault)) throw error;
    await noteFault(db, userId, error.message);
    return { state: "failed", reason: error.message };
  }
}

/** A token for some minutes; null when the access is over, which is then noted. */
async function openGrant(
  { db, secret }: Connecting,
  access: GoogleAccess,
  grant: SearchGrantRow,
): Promise<string | null> {
  if (grant.sealed_token === null) return null;
  const token = secret.open(tokenPurpose(grant.user_id), grant.sealed_token);
  try {
    if (token !== null) return await access.refresh(token);
  } catch (error) {
    if (!(error instanceof GoogleFault) || error.fault !== "ended") throw error;
  }
  await endGrant(db, grant);
  return null;
}

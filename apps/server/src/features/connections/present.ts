import type { Connections } from "@audit/contract";
import type { SearchGrantRow } from "../../platform/database/index.ts";
import type { Connecting } from "./connections.ts";
import { findGrant } from "./grant-store.ts";

export async function readConnections({ db, access, google }: Connecting, userId: string): Promise<Connections> {
  const grant = access && (await findGrant(db, userId));
  return {
    searchConsole: {
      state: access === null ? "off" : stateOf(grant),
      connectedAt: grant?.connected_at.toISOString() ?? null,
      properties: grant?.properties ?? [],
      lastReadAt: grant?.last_read_at?.toISOString() ?? null,
      lastFault: grant?.last_fault ?? null,
    },
    fieldData: { state: google.cruxKey === null ? "off" : "on" },
  };
}

function stateOf(grant: SearchGrantRow | null): Connections["searchConsole"]["state"] {
  if (grant === null) return "not-connected";
  return grant.sealed_token === null ? "reconnect" : "connected";
}

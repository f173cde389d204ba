import { z } from "zod";
import { defineCall } from "./call.ts";
import { wrapped } from "./reply.ts";

/**
 * "off": the operator did not set it up, so nobody can connect. "reconnect": access was given and is over, because it
 * was taken back at Google or ran out.
 */
export const SearchConsoleState = z.enum(["off", "not-connected", "connected", "reconnect"]);
export type SearchConsoleState = z.infer<typeof SearchConsoleState>;

/** Where the audits of this account get knowledge from beside the sites themselves. */
export const Connections = z.object({
  searchConsole: z.object({
    state: SearchConsoleState,
    connectedAt: z.iso.datetime().nullable(),
    /** Names as Google writes them: "sc-domain:shop.example" or "https://shop.example/". */
    properties: z.array(z.string()),
    /** When Google last answered. */
    lastReadAt: z.iso.datetime().nullable(),
    /** Why the last question had no answer; null when it had one. */
    lastFault: z.string().nullable(),
  }),
  /** Whether the operator has a key of the Chrome UX Report. */
  fieldData: z.object({ state: z.enum(["off", "on"]) }),
});
export type Connections = z.infer<typeof Connections>;

const ConnectionsReply = wrapped(Connections);

export const getConnections = defineCall({
  name: "getConnections",
  method: "GET",
  path: "/api/v1/connections",
  access: "user",
  summary: "Sources beside the sites themselves that this account has connected",
  reply: ConnectionsReply,
  errors: ["AUTHENTICATION_REQUIRED"],
});

export const connectSearchConsole = defineCall({
  name: "connectSearchConsole",
  method: "POST",
  path: "/api/v1/connections/search-console",
  access: "user",
  summary: "Begin to connect Google Search Console: the address at Google where access is given",
  reply: wrapped(z.object({ url: z.url() })),
  errors: ["AUTHENTICATION_REQUIRED", "CONFLICT"],
});

export const finishSearchConsole = defineCall({
  name: "finishSearchConsole",
  method: "POST",
  path: "/api/v1/connections/search-console/finish",
  access: "user",
  summary: "Exchange what Google sent back for access; only within the session that asked, once, for ten minutes",
  body: z.object({
    code: z.string().min(1).max(2000),
    state: z.string().min(1).max(200),
    iss: z.string().max(500).optional(),
  }),
  reply: ConnectionsReply,
  errors: ["AUTHENTICATION_REQUIRED", "CONFLICT", "INVALID_LINK"],
});

export const checkSearchConsole = defineCall({
  name: "checkSearchConsole",
  method: "POST",
  path: "/api/v1/connections/search-console/check",
  access: "user",
  summary: "Ask Google again which properties this account may read",
  reply: ConnectionsReply,
  errors: ["AUTHENTICATION_REQUIRED", "CONFLICT"],
});

export const disconnectSearchConsole = defineCall({
  name: "disconnectSearchConsole",
  method: "DELETE",
  path: "/api/v1/connections/search-console",
  access: "user",
  summary: "Give the access back at Google and forget it here",
  reply: wrapped(
    z.object({
      /** False when Google could not be told; then it has to be taken back there. */
      revoked: z.boolean(),
    }),
  ),
  errors: ["AUTHENTICATION_REQUIRED"],
});

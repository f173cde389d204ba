import { z } from "zod";
import { defineCall } from "./call.ts";
import { fields, wrapped } from "./reply.ts";

export const AccountSession = z.object({
  id: z.string(),
  /** "Firefox on Linux", as far as the browser told. */
  browser: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSession>;

export const listSessions = defineCall({
  name: "listSessions",
  method: "GET",
  path: "/api/v1/auth/sessions",
  access: "user",
  summary: "Living sessions of this account, last seen first",
  reply: wrapped(z.object({ sessions: z.array(AccountSession) })),
  errors: ["AUTHENTICATION_REQUIRED"],
});

export const endSession = defineCall({
  name: "endSession",
  method: "DELETE",
  path: "/api/v1/auth/sessions/:id",
  access: "owner",
  summary: "End one session of this account",
  params: z.object({ id: z.uuid() }),
  reply: fields({}),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});

export const endOtherSessions = defineCall({
  name: "endOtherSessions",
  method: "DELETE",
  path: "/api/v1/auth/sessions",
  access: "user",
  summary: "End all sessions of this account but the one that asks",
  reply: wrapped(z.object({ ended_count: z.number().int() })),
  errors: ["AUTHENTICATION_REQUIRED"],
});

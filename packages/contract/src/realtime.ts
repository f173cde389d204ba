import { z } from "zod";
import { defineCall } from "./call.ts";

/** One change of an own row. Ids only: the browser reads the row itself, within its rights. */
export const RowChange = z.object({
  table: z.enum(["jobs", "action_progress", "site_profile"]),
  op: z.enum(["INSERT", "UPDATE", "DELETE"]),
  id: z.string(),
  job_id: z.string(),
});
export type RowChange = z.infer<typeof RowChange>;

/** Names of the events on the stream. "resync": changes were missed, read everything again. */
export const liveEvents = { change: "change", resync: "resync" } as const;

export const openStream = defineCall({
  name: "openStream",
  method: "GET",
  path: "/api/v1/realtime",
  access: "user",
  summary: "Server-sent events: changes of own rows, numbered, replayed after Last-Event-ID",
  reply: null,
  errors: ["AUTHENTICATION_REQUIRED"],
});

import { z } from "zod";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { fields, wrapped } from "./reply.ts";

const Moment = z.iso.datetime();
const Day = z.iso.date("The days must be written as YYYY-MM-DD.");

/** A table of clicks or visits that an owner brought; the next audits of its site weigh their plan by it. */
export const TrafficTable = z.object({
  id: z.uuid(),
  domain: z.string(),
  /** What it counts: Google's clicks, as Search Console exports them, or visits by an analytics program. */
  measure: z.enum(["clicks", "visits"]),
  from: z.string(),
  to: z.string(),
  pages: z.number().int(),
  brought_at: Moment,
});
export type TrafficTable = z.infer<typeof TrafficTable>;

export const listTrafficTables = defineCall({
  name: "listTrafficTables",
  method: "GET",
  path: "/api/v1/account/traffic",
  access: "user",
  token: "read",
  summary: "Tables of clicks and visits that this account brought, by site",
  reply: wrapped(z.object({ tables: z.array(TrafficTable) })),
  errors: ["AUTHENTICATION_REQUIRED"],
});

export const bringTraffic = defineCall({
  name: "bringTraffic",
  method: "POST",
  path: "/api/v1/account/traffic",
  access: "user",
  token: "audit",
  summary:
    "Bring a table of clicks or visits as CSV: it weighs the plans of the site's next audits, in place of an earlier one",
  body: z.object({
    domain: z.string().trim().min(1).max(260),
    csv: z.string().max(limits.trafficCharacters, "The table has more than 5 million characters."),
    /** The days that it covers, where its file does not say so. */
    from: Day.optional(),
    to: Day.optional(),
  }),
  reply: wrapped(
    z.object({
      table: TrafficTable,
      /** Rows of other sites, which were left out. */
      left_out: z.number().int(),
    }),
  ),
  errors: ["AUTHENTICATION_REQUIRED", "CONFLICT"],
});

export const forgetTraffic = defineCall({
  name: "forgetTraffic",
  method: "DELETE",
  path: "/api/v1/account/traffic/:id",
  access: "owner",
  token: "audit",
  summary: "Forget a table of clicks or visits; plans that it weighed stay as they are",
  params: z.object({ id: z.uuid() }),
  reply: fields({}),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});

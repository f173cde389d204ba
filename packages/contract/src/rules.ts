import { z } from "zod";
import { ActionCategory, Impact } from "./actions.ts";
import { defineCall } from "./call.ts";
import { fields } from "./reply.ts";
import { Business } from "./site-profile.ts";

/** One rule of the audit as people look it up. */
export const RuleEntry = z.object({
  id: z.string(),
  category: ActionCategory,
  area: z.string(),
  severity: Impact,
  /** The pages it may speak about, in words. */
  population: z.string(),
  /** Businesses it speaks about; null for all. */
  businesses: z.array(Business).nullable(),
  /** Kinds of pages it speaks about; null for all, and for rules about the site as a whole. */
  kinds: z.array(z.string()).nullable(),
  /** BCP 47 tags of the languages whose words it knows; null where it names none. */
  languages: z.array(z.string()).nullable(),
  title: z.string(),
  why: z.string(),
  fix: z.string(),
  /** The public document behind it. */
  source: z.string(),
  /** A documented behaviour or standard, B draft or measured effect, C convention, D opinion. */
  grade: z.enum(["A", "B", "C", "D"]),
  /** What it counts for in the scores; 0 informs only. */
  weight: z.number(),
  /** How sure a fail is, 0..1. */
  certainty: z.number(),
  /** Counts towards the AI citation score. */
  ai: z.boolean(),
});
export type RuleEntry = z.infer<typeof RuleEntry>;

export const listRules = defineCall({
  name: "listRules",
  method: "GET",
  path: "/api/v1/admin/rules",
  access: "admin",
  token: "admin",
  summary: "Every rule of the audit, in the order of its areas",
  reply: fields({ rules: z.array(RuleEntry) }),
  errors: ["AUTHENTICATION_REQUIRED", "ADMIN_REQUIRED"],
});

export const findRules = defineCall({
  name: "findRules",
  method: "GET",
  path: "/api/v1/rules",
  access: "user",
  token: "read",
  summary: "Rules of the audit whose name, title or area holds a text, in the order of their areas",
  query: z.object({
    search: z.string().max(300).optional(),
    limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
    offset: z.coerce.number<number | string>().int().min(0).max(100_000).default(0),
  }),
  reply: fields({ rules: z.array(RuleEntry), total: z.number().int() }),
  errors: ["AUTHENTICATION_REQUIRED"],
});

export const getRule = defineCall({
  name: "getRule",
  method: "GET",
  path: "/api/v1/rules/:rule",
  access: "user",
  token: "read",
  summary: "What one rule of the audit judges, and on what ground",
  params: z.object({ rule: z.string().max(120) }),
  reply: fields({ rule: RuleEntry }),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});

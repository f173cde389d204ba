import { ActionCategory, ActionPatch, ActionStatus, Difficulty, Impact, PlannedImpact } from "@audit/contract";
import { z } from "zod";

const Count = z.number().int().min(0);
const Score = z.number().int().min(0).max(100).nullable();
const Moment = z.string().nullable();

/** One audit and how far it is. */
export const Audit = z.object({
  audit: z.string(),
  url: z.string(),
  state: z.enum(["waiting", "running", "finished", "failed"]),
  progress: z.number().int().min(0).max(100),
  pages_read: Count,
  /** Why it waits, or what it is doing. */
  doing: z.string().nullable(),
  error: z.string().nullable(),
  created_at: Moment,
  finished_at: Moment,
  health: Score,
  ai_visibility: Score,
  tasks: Count,
  completed_tasks: Count,
});
export type Audit = z.infer<typeof Audit>;

/** A task as the plan lists it. */
export const PlanTask = z.object({
  task: z.string(),
  rank: z.number().int().min(1),
  title: z.string(),
  impact: PlannedImpact,
  category: ActionCategory,
  difficulty: Difficulty,
  /** Of work, estimated. */
  minutes: Count,
  status: ActionStatus,
  rule: z.string(),
  addresses: Count,
  done_by: z.enum(["owner", "writer", "developer"]).nullable(),
});
export type PlanTask = z.infer<typeof PlanTask>;

/** What was seen in one place. */
export const Seen = z.object({
  url: z.string(),
  at: z.string(),
  saw: z.unknown(),
  expected: z.unknown().optional(),
});
export type Seen = z.infer<typeof Seen>;

/** What the last look at the live site said. */
export const Verified = z.object({
  state: z.enum(["waiting", "running", "verified", "open", "unknown", "regressed"]),
  checked: Count,
  out_of: Count,
  reason: z.string().nullable(),
  seen: z.array(z.object({ url: z.string(), status: z.number().int().nullable(), saw: z.unknown() })),
});
export type Verified = z.infer<typeof Verified>;

/** A task with all that is needed to do it. */
export const Task = PlanTask.extend({
  audit: z.string(),
  problem: z.string(),
  solution: z.string(),
  steps: z.string().nullable(),
  /** Mechanical changes: what stands in one place, and what belongs there. */
  patches: z.array(ActionPatch),
  patches_in_all: Count,
  evidence: z.array(Seen),
  pages: z.array(z.string()),
  pages_in_all: Count,
  /** How to see that it is done. */
  check: z.string(),
  check_command: z.string().nullable(),
  notes: z.string().nullable(),
  verification: Verified.nullable(),
});
export type Task = z.infer<typeof Task>;

export const Finding = z.object({
  rule: z.string(),
  title: z.string(),
  severity: Impact,
  category: ActionCategory,
  verdict: z.enum(["fail", "unknown"]),
  /** Addresses at fault, of those that were judged. */
  count: Count,
  out_of: Count,
  why: z.string(),
  fix: z.string(),
  source: z.string(),
  /** Why it could not be told. */
  reason: z.string().nullable(),
  examples: z.array(Seen),
});
export type Finding = z.infer<typeof Finding>;

/** A page with what fails on it. */
export const Page = z.object({
  url: z.string(),
  findings: z.array(
    z.object({
      rule: z.string(),
      title: z.string(),
      severity: Impact,
      at: z.string(),
      saw: z.unknown(),
      expected: z.unknown().optional(),
    }),
  ),
});
export type Page = z.infer<typeof Page>;

const ChangedTask = z.object({ title: z.string(), impact: Impact, addresses: Count });
export type ChangedTask = z.infer<typeof ChangedTask>;

/** An audit beside an earlier one of the same site. */
export const Comparison = z.object({
  current: z.string(),
  /** Null: there is no earlier audit of the site. */
  base: z.string().nullable(),
  counts: z.object({ fixed: Count, fresh: Count, back: Count, same: Count }),
  fixed: z.array(ChangedTask),
  fresh: z.array(ChangedTask),
  back: z.array(ChangedTask),
  /** The later audit has read fewer pages, so that what is missing may not be fixed. */
  fewer_pages: z.boolean(),
  /** They were judged as different businesses, by other checks. */
  other_business: z.boolean(),
});
export type Comparison = z.infer<typeof Comparison>;

export const Rule = z.object({
  rule: z.string(),
  title: z.string(),
  category: ActionCategory,
  area: z.string(),
  severity: Impact,
  why: z.string(),
  fix: z.string(),
  /** The public document behind it. */
  source: z.string(),
  /** A documented behaviour or standard, B draft or measured effect, C convention, D opinion. */
  grade: z.enum(["A", "B", "C", "D"]),
});
export type Rule = z.infer<typeof Rule>;

export const Summary = z.object({
  audit: z.string(),
  url: z.string(),
  health: Score,
  ai_visibility: Score,
  pages_read: Count,
  checks: z.object({ passed: Count, failed: Count, unknown: Count }),
  /** In markdown. */
  summary: z.string(),
  /** What could not be seen. */
  warnings: z.array(z.string()),
  first_tasks: z.array(PlanTask),
});
export type Summary = z.infer<typeof Summary>;

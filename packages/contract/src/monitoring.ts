import { z } from "zod";
import { defineCall } from "./call.ts";
import { wrapped } from "./reply.ts";

const Moment = z.iso.datetime();
const Count = z.number().int();

/** "unknown" until the first check has ended. */
export const ProbeStatus = z.enum(["ok", "warning", "failed", "not_configured", "unknown"]);
export type ProbeStatus = z.infer<typeof ProbeStatus>;

/** How a part that we depend on answered when it was last asked. */
export const ProbeReading = z.object({
  name: z.string(),
  status: ProbeStatus,
  /** What was found, in a few words: "PostgreSQL 17, 120 MB". */
  note: z.string().nullable(),
  checkedAt: Moment.nullable(),
  /** Null where nothing was asked. */
  latencyMs: Count.nullable(),
  /** Of this check; null when it went well. */
  error: z.string().nullable(),
  /** The last time it went wrong, also when it is well again; since this server was started. */
  lastError: z.object({ at: Moment, text: z.string() }).nullable(),
});
export type ProbeReading = z.infer<typeof ProbeReading>;

/** Whose fault it was that came in the way of a job: the site's, this job's (our code failed on it), of our process, store or disk, or a shutdown. */
export const faultCauses = ["site", "job", "process", "store", "disk", "shutdown"] as const;
export type FaultCause = (typeof faultCauses)[number];

export const Process = z.object({
  id: z.string(),
  role: z.enum(["both", "web", "worker"]),
  host: z.string(),
  pid: Count,
  version: z.string(),
  startedAt: Moment,
  heartbeatAt: Moment,
  /** False when its heartbeat is overdue. */
  alive: z.boolean(),
  /** Jobs it may work on at once, and has in hand. */
  slots: Count,
  running: Count,
  /** Bytes. */
  heapUsed: Count,
  rss: Count,
});
export type Process = z.infer<typeof Process>;

export const Monitoring = z.object({
  activeUsers: z.object({
    count: Count,
    timeWindow: z.string(),
    /** Last seen first, at most 50. */
    users: z.array(z.object({ auth_user_id: z.string(), email: z.string(), display_name: z.string() })),
  }),
  activeJobs: z.object({
    total: Count,
    byStatus: z.record(z.string(), Count),
    /** Seconds since the oldest of each status was submitted. */
    oldestSeconds: z.record(z.string(), Count),
    /** Newest first, at most 50. */
    jobs: z.array(
      z.object({
        id: z.uuid(),
        url: z.string(),
        status: z.string(),
        userEmail: z.string(),
        userName: z.string(),
        createdAt: Moment,
      }),
    ),
  }),
  /** Jobs that ended in the last 24 hours. */
  endedToday: z.object({ completed: Count, failed: Count }),
  /** What came in the way of jobs in the last 24 hours, by whose fault it was; causes that did not are left out. */
  faultsToday: z.array(z.object({ cause: z.enum(faultCauses), count: Count })),
  accounts: Count,
  /** The process that answers. */
  systemHealth: z.object({
    /** Seconds. */
    uptime: z.number(),
    /** Bytes. */
    memoryUsage: z.object({ heapUsed: Count, heapTotal: Count, rss: Count }),
  }),
  /** What is stored, in bytes on disk, and for how many days; null: for good. */
  stored: z.array(z.object({ kind: z.string(), bytes: Count, keptDays: Count.nullable() })),
  processes: z.array(Process),
  mails: z.object({
    waiting: Count,
    /** Seconds since the oldest of them was written; null when none waits. */
    oldestSeconds: Count.nullable(),
    /** Given up in the last 7 days. */
    failed: Count,
  }),
  apiStatus: z.object({
    /** The crawl workers. */
    mcpServer: ProbeReading,
    /** The database. */
    supabase: ProbeReading,
    stripe: ProbeReading.extend({ mode: z.enum(["off", "sandbox", "stripe"]) }),
    mail: ProbeReading,
    disk: ProbeReading,
    /** In which pages are run. */
    browser: ProbeReading,
    llmProviders: z.object({
      /** Null: the built-in writer writes. */
      current_provider: z.string().nullable(),
      providers: z.record(z.string(), ProbeReading),
    }),
  }),
});
export type Monitoring = z.infer<typeof Monitoring>;

const reply = wrapped(Monitoring);
const errors = ["AUTHENTICATION_REQUIRED", "ADMIN_REQUIRED"] as const;

export const getMonitoring = defineCall({
  name: "getMonitoring",
  method: "GET",
  path: "/api/v1/admin/active-monitoring",
  access: "admin",
  token: "admin",
  summary: "Who is here, what is worked on, and how every part we depend on last answered",
  reply,
  errors,
});

export const checkHealth = defineCall({
  name: "checkHealth",
  method: "POST",
  path: "/api/v1/admin/active-monitoring/check",
  access: "admin",
  token: "admin",
  summary: "Asks every part we depend on now, then answers like the call that reads",
  reply,
  errors,
});

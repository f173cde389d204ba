import { z } from "zod";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { fields, wrapped } from "./reply.ts";

/** Tools in which people keep what they have to do. */
export const TrackerKind = z.enum(["github", "gitlab", "jira", "linear", "trello"]);
export type TrackerKind = z.infer<typeof TrackerKind>;

/** A tool that this account can send tasks to; what opens it is never shown again. */
export const Tracker = z.object({
  id: z.uuid(),
  kind: TrackerKind,
  name: z.string(),
  /** Where tasks go there: owner/repository, a project's path or key, a team's id, a list's id. */
  project: z.string(),
  host: z.string(),
  created_at: z.iso.datetime(),
});
export type Tracker = z.infer<typeof Tracker>;

/** A task as an issue of a tool. */
export const TaskIssue = z.object({
  tracker: z.uuid(),
  kind: TrackerKind,
  /** As the tool names it: "#12", "SHOP-4". */
  key: z.string(),
  url: z.string(),
  /** As the tool last said; null where it did not say. */
  is_done: z.boolean().nullable(),
  created_at: z.iso.datetime(),
});
export type TaskIssue = z.infer<typeof TaskIssue>;

const TaskParams = z.object({ id: z.uuid() });

export const listTrackers = defineCall({
  name: "listTrackers",
  method: "GET",
  path: "/api/v1/trackers",
  access: "user",
  summary: "Tools that this account can send tasks to",
  reply: wrapped(z.object({ trackers: z.array(Tracker) })),
  errors: ["AUTHENTICATION_REQUIRED"],
});

export const addTracker = defineCall({
  name: "addTracker",
  method: "POST",
  path: "/api/v1/trackers",
  access: "user",
  summary: "Connect a tool that tasks can be sent to",
  body: z.object({
    kind: TrackerKind,
    name: z.string().trim().min(1, "Please give it a name.").max(limits.noticeNameMax),
    project: z.string().trim().min(1, "Please say where tasks go.").max(200),
    /** A personal token of the tool; for Jira "mail:token", for Trello "key:token". */
    token: z.string().trim().min(1, "Please give a token.").max(500),
    /** Of an installation of one's own; Jira needs it. */
    address: z.string().trim().max(limits.noticeAddressMax).optional(),
  }),
  reply: wrapped(z.object({ tracker: Tracker })),
  errors: ["AUTHENTICATION_REQUIRED", "INVALID_URL", "CONFLICT"],
});

export const removeTracker = defineCall({
  name: "removeTracker",
  method: "DELETE",
  path: "/api/v1/trackers/:id",
  access: "owner",
  summary: "Forget a tool and what opens it; issues there stay",
  params: TaskParams,
  reply: fields({}),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});

export const createIssue = defineCall({
  name: "createIssue",
  method: "POST",
  path: "/api/v1/actions/:id/issues",
  access: "owner",
  summary: "Send a task to a tool as an issue; a task that is there already is not sent again",
  params: TaskParams,
  body: z.object({ tracker: z.uuid() }),
  reply: wrapped(z.object({ issue: TaskIssue })),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND", "CONFLICT"],
});

export const listIssues = defineCall({
  name: "listIssues",
  method: "GET",
  path: "/api/v1/actions/:id/issues",
  access: "owner",
  summary: "The issues a task was sent to, with what their tools say of them now",
  params: TaskParams,
  reply: wrapped(z.object({ issues: z.array(TaskIssue) })),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});

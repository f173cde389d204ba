import { z } from "zod";
import { Action, ActionStatus } from "./actions.ts";
import { defineCall } from "./call.ts";
import { fields } from "./reply.ts";

/** Longest note on a task, in characters. */
const MOST_NOTES = 5000;

export const saveActionNotes = defineCall({
  name: "saveActionNotes",
  method: "PUT",
  path: "/api/v1/actions/:id/notes",
  access: "owner",
  token: "plan",
  summary: "Keep the owner's own words about a task; they are never shared",
  params: z.object({ id: z.uuid() }),
  body: z.object({ notes: z.string().trim().max(MOST_NOTES) }),
  reply: fields({ action: Action }),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});

export const moveActionPage = defineCall({
  name: "moveActionPage",
  method: "PUT",
  path: "/api/v1/actions/:id/pages",
  access: "owner",
  token: "plan",
  summary: "Move one page of a task's checklist: todo, in-progress or completed",
  params: z.object({ id: z.uuid() }),
  body: z.object({ url: z.string().max(8192), status: ActionStatus }),
  reply: fields({ action: Action }),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});

const Words = (most: number) => z.string().trim().min(1).max(most).nullable();

/** What can be said of several tasks at once; null takes it back, what is absent stays. */
export const TaskEdit = z.object({
  status: ActionStatus.optional(),
  assignee: Words(80).optional(),
  due_on: z.iso.date().nullable().optional(),
  not_relevant: Words(500).optional(),
  effectiveness_rating: z.number().int().min(1).max(5).nullable().optional(),
});
export type TaskEdit = z.infer<typeof TaskEdit>;

export const editActions = defineCall({
  name: "editActions",
  method: "PUT",
  path: "/api/v1/actions",
  access: "user",
  token: "plan",
  summary: "Change several own tasks alike: state, whose they are, until when, whether they apply, whether they helped",
  body: TaskEdit.extend({ ids: z.array(z.uuid()).min(1).max(100) }),
  reply: fields({ actions: z.array(Action) }),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});

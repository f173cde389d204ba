import { ActionCategory, ActionStatus, Impact } from "@audit/contract";
import { z } from "zod";
import { PlanTask, Task } from "../shapes.ts";
import { page, searched, whichAudit } from "./inputs.ts";
import { defineTool } from "./register.ts";

const taskId = z.string().describe("Id of the task, as get_plan names it");

export const planTools = [
  defineTool({
    name: "get_plan",
    title: "The plan",
    description: "Tasks of a finished audit in the order of their worth, filtered. get_task has all of one.",
    scope: "read",
    readOnly: true,
    input: {
      ...whichAudit,
      status: ActionStatus.optional(),
      impact: Impact.optional(),
      category: ActionCategory.optional(),
      search: searched,
      ...page(100, 10),
    },
    output: { audit: z.string(), tasks: z.array(PlanTask), total: z.number().int() },
    work: async (backend, { audit, ...filter }) => {
      const plan = await backend.getPlan(audit, filter);
      return { audit: plan.audit, tasks: [...plan.items], total: plan.total };
    },
  }),
  defineTool({
    name: "get_task",
    title: "One task",
    description: "A task with its problem, steps, evidence and patches made of the page's own data, ready to apply.",
    scope: "read",
    readOnly: true,
    input: { ...whichAudit, task: taskId },
    output: Task.shape,
    work: (backend, { audit, task }) => backend.getTask(audit, task),
  }),
  defineTool({
    name: "update_task",
    title: "Move a task or note something",
    description: "Sets the status of a task, its owner's notes, or both.",
    scope: "plan",
    readOnly: false,
    input: {
      ...whichAudit,
      task: taskId,
      status: ActionStatus.optional(),
      notes: z.string().max(5_000).optional().describe("Replaces the notes"),
    },
    output: Task.shape,
    work: (backend, { audit, task, ...change }) => {
      if (change.status === undefined && change.notes === undefined) throw new Error("Name a status, notes or both.");
      return backend.updateTask(audit, task, change);
    },
  }),
  defineTool({
    name: "verify_task",
    title: "Look whether a task is done",
    description:
      "Reads the pages of a task on the live site again and says whether the fault is gone. Where the answer is still waiting, ask get_task a little later.",
    scope: "plan",
    readOnly: false,
    input: { ...whichAudit, task: taskId },
    output: Task.shape,
    work: (backend, { audit, task }) => backend.verifyTask(audit, task),
  }),
];

import { setTimeout as sleep } from "node:timers/promises";
import * as calls from "@audit/contract";
import type { Client } from "@audit/contract";
import type { Backend } from "../backend.ts";
import { isWanted } from "../filter-plan.ts";
import { partOf } from "../cut.ts";
import type { Task } from "../shapes.ts";
import { chosenAudit, readActions } from "./choose-audit.ts";
import { presentAction, presentTask } from "./present.ts";

/** How often a look at the live site is asked for, and for how long: most take a few seconds. */
const CHECK_EVERY_MS = 1_500;
const CHECK_TRIES = 12;

type Plan = Pick<Backend, "getPlan" | "getTask" | "updateTask" | "verifyTask">;

export function planCalls(call: Client): Plan {
  return {
    getPlan: async (audit, filter) => {
      const id = await chosenAudit(call, audit);
      const tasks = (await readActions(call, id)).map(presentAction).filter((task) => isWanted(task, filter));
      return { audit: id, ...partOf(tasks, filter) };
    },
    getTask: async (audit, task) => readTask(call, await chosenAudit(call, audit), task),
    updateTask: async (audit, task, { status, notes }) => {
      const params = { id: task };
      if (status !== undefined) await call(calls.updateAction, { params, body: { status } });
      if (notes !== undefined) await call(calls.saveActionNotes, { params, body: { notes } });
      return readTask(call, await chosenAudit(call, audit), task);
    },
    verifyTask: async (audit, task) => {
      await call(calls.checkAction, { params: { id: task } });
      const id = await chosenAudit(call, audit);
      let looked = await readTask(call, id, task);
      for (let tries = 0; tries < CHECK_TRIES && isUnderWay(looked.verification?.state); tries += 1) {
        await sleep(CHECK_EVERY_MS);
        looked = await readTask(call, id, task);
      }
      return looked;
    },
  };
}

async function readTask(call: Client, audit: string, task: string): Promise<Task> {
  const actions = await readActions(call, audit);
  const [found] = actions.map((action, index) => ({ action, index })).filter(({ action }) => action.id === task);
  if (found === undefined) throw new Error("This audit's plan has no such task. Ask get_plan for the ids.");
  return presentTask(audit, found.action, found.index);
}

const isUnderWay = (state: string | undefined): boolean => state === "waiting" || state === "running";

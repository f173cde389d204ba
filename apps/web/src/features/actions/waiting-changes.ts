import { type Action, editActions, saveActionNotes, TaskEdit, updateAction } from "@audit/contract";
import { useMutation, useMutationState } from "@tanstack/react-query";
import { z } from "zod";
import { call, isSessionOver } from "../../api/client.ts";
import { isReachable, useReachable } from "../../api/connection.ts";
import { newKey } from "../../api/new-key.ts";
import { queryClient } from "../../api/query-client.ts";
import { readToken } from "../../api/token.ts";
import { getSession, onSession } from "../../session/session.ts";
import { moveTask } from "./task-list.ts";

const TaskChange = z.object({
  /** Of this change, so that it is kept once. */
  key: z.string(),
  account: z.string(),
  jobId: z.string(),
  /** The tasks that change alike. */
  ids: z.array(z.string()).min(1),
  edit: TaskEdit.optional(),
  /** Of one task. */
  notes: z.string().optional(),
  /** When it was made, ISO 8601. */
  at: z.string(),
});
/** One change of a task, made here and not yet known to the server. */
export type TaskChange = z.infer<typeof TaskChange>;

const CHANGES = ["task change"] as const;
const STORE = "waiting-changes";
/** Tries while the server is there; while it is not, a change waits. */
const MOST_TRIES = 3;

/** Nobody is signed in, so nothing was sent. */
export class LoginNeeded extends Error {}

async function send({ ids, edit = {}, notes }: TaskChange): Promise<readonly Action[]> {
  if (readToken() === null) throw new LoginNeeded();
  const [id, ...others] = ids;
  const { status, ...words } = edit;
  const isOne = id !== undefined && others.length === 0;
  if (isOne && notes !== undefined) return [(await call(saveActionNotes, { params: { id }, body: { notes } })).action];
  if (isOne && status !== undefined && Object.keys(words).length === 0)
    return [(await call(updateAction, { params: { id }, body: { status } })).action];
  return (await call(editActions, { body: { ids: [...ids], ...edit } })).actions;
}

/**
 * Sends changes one after the other. Without a connection they wait, and outlive the page; they are sent when the
 * server answers again.
 * @param onSent is given the tasks as the server has them now
 */
export function sendTaskChanges(onSent: (actions: readonly Action[]) => void): void {
  queryClient.setMutationDefaults<readonly Action[], Error, TaskChange>(CHANGES, {
    mutationFn: send,
    networkMode: "online",
    scope: { id: CHANGES[0] },
    retry: (failures, error) => error instanceof TypeError && (failures < MOST_TRIES || !isReachable()),
    retryDelay: 300,
    onMutate: (change: TaskChange) => write([...read().filter(({ key }) => key !== change.key), change]),
    onSuccess: onSent,
    onSettled: (_: unknown, error: unknown, { key }: TaskChange) => {
      // Whose session has ended finds his change sent after he has signed in again.
      if (!isSessionOver(error)) write(read().filter((other) => other.key !== key));
    },
  });
  let account = "";
  const resume = (): void => {
    // Who logs out leaves nothing of an account on this machine; whose session ended finds it again.
    if (hasLeft()) write([]);
    const now = accountId();
    if (now === account) return;
    account = now;
    for (const change of read()) if (change.account === now) void repeat(change);
  };
  onSession(resume);
  resume();
}

function hasLeft(): boolean {
  const session = getSession();
  return session.state === "unauthenticated" && session.byChoice;
}

/** What an earlier page left; the server's answer alone decides, so a refusal is only logged. */
function repeat(change: TaskChange): Promise<unknown> {
  const mutation = queryClient.getMutationCache().build<unknown, Error, TaskChange, unknown>(queryClient, {
    ...queryClient.getMutationDefaults(CHANGES),
    mutationKey: CHANGES,
  });
  return mutation.execute(change).catch((error: unknown) => console.error("A kept change was refused", error));
}

function read(): readonly TaskChange[] {
  try {
    return z.array(TaskChange).parse(JSON.parse(localStorage.getItem(STORE) ?? "[]"));
  } catch {
    return [];
  }
}

function write(changes: readonly TaskChange[]): void {
  if (changes.length === 0) localStorage.removeItem(STORE);
  else localStorage.setItem(STORE, JSON.stringify(changes));
}

/** Makes a change of tasks of one analysis: on screen at once, at the server as soon as it can be reached. */
export function useChangeTask() {
  const { mutateAsync } = useMutation<readonly Action[], Error, TaskChange>({ mutationKey: CHANGES });
  return (
    actions: readonly Pick<Action, "id" | "job_id">[],
    change: Pick<TaskChange, "edit" | "notes">,
  ): Promise<readonly Action[]> =>
    mutateAsync({
      ...change,
      key: newKey(),
      account: accountId(),
      jobId: actions[0]?.job_id ?? "",
      ids: actions.map(({ id }) => id),
      at: new Date().toISOString(),
    });
}

function accountId(): string {
  const session = getSession();
  return session.state === "authenticated" ? session.profile.id : "";
}

/** Changes on their way, oldest first. */
export const usePendingChanges = (): readonly TaskChange[] =>
  useMutationState({
    filters: { mutationKey: CHANGES, status: "pending" },
    select: ({ state }) => TaskChange.parse(state.variables),
  });

/** On its way, or held back until there is a connection. */
export type ChangeState = "sent" | "waits";

/** Tasks with a change that has not arrived yet. */
export function useChangingTasks(): ReadonlyMap<string, ChangeState> {
  const state: ChangeState = useReachable() ? "sent" : "waits";
  return new Map(usePendingChanges().flatMap(({ ids }) => ids.map((id) => [id, state] as const)));
}

/** A plan as it is once all changes have arrived. */
export function withChanges(actions: readonly Action[], pending: readonly TaskChange[]): Action[] {
  return actions.map((action) => pending.filter(({ ids }) => ids.includes(action.id)).reduce(applied, action));
}

function applied(action: Action, { edit, notes, at }: TaskChange): Action {
  if (edit === undefined) return { ...action, notes: notes ?? null };
  const { status, ...words } = edit;
  const said = { ...action, ...stated(words) };
  return status === undefined ? said : moveTask(said, status, at);
}

/** Without what is not said. */
const stated = <T extends object>(edit: T): { [Name in keyof T]: Exclude<T[Name], undefined> } =>
  Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined)) as never;

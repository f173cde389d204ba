import type { Action, ActionPatch } from "@audit/contract";
import { cutText, cutValue } from "./cut.ts";

/** Most that a reply holds of each; the whole is in the plan's document. */
const MOST_PATCHES = 20;
const MOST_PROOFS = 5;
const MOST_PAGES = 20;
const MOST_TEXT = 6_000;

/** What of a task the server and the engine know under the same names. */
type Described = Pick<Action, "problem" | "solution" | "implementation" | "check" | "check_command" | "notes"> & {
  readonly patches: readonly ActionPatch[];
  readonly evidence: readonly {
    readonly url: string;
    readonly at: string;
    readonly saw: unknown;
    readonly expected?: unknown;
  }[];
  readonly affected: { readonly urls: readonly string[]; readonly count: number };
};

/** The long part of a task, cut to what an assistant can use. */
export const describeTask = ({ patches, evidence, affected, ...task }: Described) => ({
  problem: cutText(task.problem, MOST_TEXT),
  solution: cutText(task.solution, MOST_TEXT),
  steps: task.implementation && cutText(task.implementation, MOST_TEXT),
  patches: patches.slice(0, MOST_PATCHES),
  patches_in_all: patches.length,
  evidence: evidence.slice(0, MOST_PROOFS).map(({ url, at, saw, expected }) => ({
    url,
    at,
    saw: cutValue(saw),
    ...(expected === undefined ? {} : { expected: cutValue(expected) }),
  })),
  pages: affected.urls.slice(0, MOST_PAGES),
  pages_in_all: affected.count,
  check: task.check,
  check_command: task.check_command,
  notes: task.notes,
});

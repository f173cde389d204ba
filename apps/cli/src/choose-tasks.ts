import type { ActionJson } from "@audit/engine";
import { UsageError } from "./usage-error.ts";

/** A task with its number in the plan, from 1. */
export interface NumberedTask {
  readonly number: number;
  readonly action: ActionJson;
}

export const numbered = (actions: readonly ActionJson[]): NumberedTask[] =>
  actions.map((action, at) => ({ number: at + 1, action }));

/** The tasks that numbers or fingerprints name. @throws UsageError for one that names none */
export const tasksNamed = (tasks: readonly NumberedTask[], names: readonly string[]): NumberedTask[] =>
  names
    .flatMap((list) => list.split(","))
    .map((name) => {
      const found = tasks.find(({ number, action }) => String(number) === name || action.fingerprint === name);
      if (found === undefined) throw new UsageError(`There is no task "${name}"; the plan has ${tasks.length}.`);
      return found;
    });

/** Those that a comma-separated list of an option lets through. @throws UsageError for a value that is none */
export function inList(
  option: string,
  list: string | undefined,
  values: readonly string[],
): (value: string) => boolean {
  if (list === undefined) return () => true;
  const wanted = list.split(",").map((text) => text.trim());
  const wrong = wanted.find((text) => !values.includes(text));
  if (wrong !== undefined) throw new UsageError(`${option} takes ${values.join(", ")}, not "${wrong}".`);
  return (value) => wanted.includes(value);
}

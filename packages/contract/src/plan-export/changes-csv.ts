import type { ActionPatch } from "../actions.ts";
import { applies } from "./plan.ts";
import { csvFile } from "./plan-csv.ts";

/** Of a task, what its sheet of changes needs; the audit's file and the server's reply both have it. */
export interface ChangedByAction {
  readonly title: string;
  readonly patches: readonly ActionPatch[];
  readonly not_relevant?: string | null;
}

const HEAD = ["Task", "Where", "Page or file", "What", "Which", "Now", "Then", "Once in the template"];

/** Lines stay lines of the cell: joined, those of a robots.txt would say something else. */
const linesOf = (text: string | null): readonly string[] => (text ?? "").split(/\r?\n/);

/** Every mechanical change of the plan, a row each, in the plan's order: for bulk editing and for machines. */
export const changesCsv = (actions: readonly ChangedByAction[]): string =>
  csvFile([
    HEAD,
    ...actions
      .filter(applies)
      .flatMap(({ title, patches }) =>
        patches.map((patch) => [
          title,
          patch.at,
          patch.url,
          patch.op,
          patch.key ?? "",
          linesOf(patch.before),
          linesOf(patch.after),
          patch.template === true ? "yes" : "",
        ]),
      ),
  ]);

import type { Db, JobRow } from "../../platform/database/index.ts";
import type { AccessSettings } from "../access/index.ts";
import { showHeads, type ActionHead } from "../actions/index.ts";

/** What the owner may see of a plan, and so of the report behind it. */
export interface View {
  readonly preview: boolean;
  /** Ranked; in a preview the first few. */
  readonly actions: readonly ActionHead[];
}

/** What is shown of a job's report now, by what its owner has. */
export async function viewOf(
  db: Db,
  access: AccessSettings,
  job: Pick<JobRow, "id" | "user_id" | "domain">,
): Promise<View> {
  const { view, actions } = await showHeads(db, access, job);
  return { preview: view === "preview", actions };
}

/** In a preview a finding keeps its evidence only when a visible action mends it. */
export const isLocked = ({ preview, actions }: View, rule: string): boolean =>
  preview && !actions.some((action) => action.rule === rule);

/** What a preview's hidden tasks mend stays untold; what could not be decided has no task and hides nothing. */
export const isHidden = (view: View, { verdict }: { readonly verdict: string }, tasks: number): boolean =>
  view.preview && verdict === "fail" && tasks === 0;

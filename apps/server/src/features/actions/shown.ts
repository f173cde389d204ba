import type { ActionRow, Db, JobRow } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import { readView, type AccessSettings, type View } from "../access/index.ts";
import { previewOf } from "./preview.ts";
import { findOwnActionPlace, listShownActions } from "./store.ts";

/** What the owner may see of a job's actions now, and how many there are. Nothing else of the rest leaves the server. */
export interface Shown {
  readonly view: View;
  readonly actions: readonly ActionRow[];
  readonly total: number;
}

export async function showActions(
  db: Db,
  access: AccessSettings,
  job: Pick<JobRow, "id" | "user_id" | "domain">,
): Promise<Shown> {
  const view = await readView(db, access, job.user_id, job.domain);
  const all = await listShownActions(db, job.id);
  return { view, actions: view === "full" ? all : previewOf(all), total: all.length };
}

/** An action that its owner may see, with the job it belongs to. @throws Problem NOT_FOUND, for a hidden one as for none. */
export async function loadShown(
  db: Db,
  access: AccessSettings,
  userId: string,
  actionId: string,
): Promise<{ readonly job: { readonly id: string; readonly domain: string }; readonly action: ActionRow }> {
  const place = await findOwnActionPlace(db, userId, actionId);
  if (!place) throw new Problem("NOT_FOUND");
  const { job_id: id, domain } = place;
  const { actions } = await showActions(db, access, { id, user_id: userId, domain });
  const action = actions.find((one) => one.id === actionId);
  if (!action) throw new Problem("NOT_FOUND");
  return { job: { id, domain }, action };
}

/** Admits only actions that their owner may see. @throws Problem NOT_FOUND, for a hidden one as for none. */
export async function requireShown(db: Db, access: AccessSettings, userId: string, actionId: string): Promise<void> {
  const place = await findOwnActionPlace(db, userId, actionId);
  if (!place) throw new Problem("NOT_FOUND");
  if ((await readView(db, access, userId, place.domain)) === "full") return;
  const shown = previewOf(await listShownActions(db, place.job_id));
  if (!shown.some(({ id }) => id === actionId)) throw new Problem("NOT_FOUND");
}

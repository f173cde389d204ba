import type { ActionRow, Db, JobRow } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import { readView, type AccessSettings, type View } from "../access/index.ts";
import { previewOf } from "./preview.ts";
import { listOwnActionPlaces, listShownActions, listShownHeads, type ActionHead } from "./store.ts";

type JobOfActions = Pick<JobRow, "id" | "user_id" | "domain">;

/** What the owner may see of a job's actions now, and how many there are. Nothing else of the rest leaves the server. */
export interface Shown<A = ActionRow> {
  readonly view: View;
  readonly actions: readonly A[];
  readonly total: number;
}

export const showActions = (db: Db, access: AccessSettings, job: JobOfActions): Promise<Shown> =>
  show(db, access, job, listShownActions);

/** As `showActions`, without the tasks' texts. */
export const showHeads = (db: Db, access: AccessSettings, job: JobOfActions): Promise<Shown<ActionHead>> =>
  show(db, access, job, listShownHeads);

async function show<A extends ActionHead>(
  db: Db,
  access: AccessSettings,
  job: JobOfActions,
  list: (db: Db, jobId: string) => Promise<A[]>,
): Promise<Shown<A>> {
  const view = await readView(db, access, job.user_id, job.domain);
  const all = await list(db, job.id);
  return { view, actions: view === "full" ? all : previewOf(all), total: all.length };
}

/** An action that its owner may see, with the job it belongs to. @throws Problem NOT_FOUND, for a hidden one as for none. */
export async function loadShown(
  db: Db,
  access: AccessSettings,
  userId: string,
  actionId: string,
): Promise<{ readonly job: { readonly id: string; readonly domain: string }; readonly action: ActionRow }> {
  const [place] = await listOwnActionPlaces(db, userId, [actionId]);
  if (!place) throw new Problem("NOT_FOUND");
  const { job_id: id, domain } = place;
  const { actions } = await showActions(db, access, { id, user_id: userId, domain });
  const action = actions.find((one) => one.id === actionId);
  if (!action) throw new Problem("NOT_FOUND");
  return { job: { id, domain }, action };
}

/** Admits only actions that their owner may see. @throws Problem NOT_FOUND, for a hidden one as for none. */
export async function requireShown(
  db: Db,
  access: AccessSettings,
  userId: string,
  ...actionIds: readonly string[]
): Promise<void> {
  const places = await listOwnActionPlaces(db, userId, actionIds);
  if (places.length < new Set(actionIds).size) throw new Problem("NOT_FOUND");
  for (const [jobId, { domain }] of new Map(places.map((place) => [place.job_id, place]))) {
    if ((await readView(db, access, userId, domain)) === "full") continue;
    const shown = new Set(previewOf(await listShownHeads(db, jobId)).map(({ id }) => id));
    if (places.some(({ id, job_id }) => job_id === jobId && !shown.has(id))) throw new Problem("NOT_FOUND");
  }
}

import {
  addTracker,
  createIssue,
  limits,
  listIssues,
  listTrackers,
  rareTexts,
  removeTracker,
  type TaskIssue,
  type Tracker,
  type TrackerKind,
} from "@audit/contract";
import { unfitForMessages } from "@audit/engine/process";
import type { Config } from "../../config/config.ts";
import type { AppSecret } from "../../platform/app-secret.ts";
import type { Db, TaskIssueRow, TrackerRow } from "../../platform/database/index.ts";
import { Problem, type Mount } from "../../platform/http/index.ts";
import { limitHits } from "../../platform/rate-limit/index.ts";
import { lockAccount } from "../access/index.ts";
import { presentAction, loadShown } from "../actions/index.ts";
import { letterheadOf } from "../branding/index.ts";
import { createIssueIn, lookAtIssue, toolOf, type Reach } from "./ask-tool.ts";
import { issueText } from "./issue-text.ts";
import {
  deleteTracker,
  findTracker,
  insertIssue,
  insertTracker,
  listOwnTrackers,
  listTaskIssues,
  noteDone,
  tokenPurpose,
} from "./store.ts";
import type { Connection } from "./tool.ts";

interface TrackerServices {
  readonly db: Db;
  readonly secret: AppSecret;
}

/** Each question goes to somebody's server. */
const QUESTIONS = { hits: 300, seconds: 3_600 };

/** Tools that tasks are sent to, and the issues there. */
export function mountTrackers(mount: Mount, services: TrackerServices, config: Config): void {
  const { db, secret } = services;
  mount(listTrackers)(async ({ actor }) => ({
    trackers: (await listOwnTrackers(db, actor.userId)).map(presentTracker),
  }));

  mount(addTracker)(async ({ actor, body }) => {
    const { userId } = actor;
    const row = {
      user_id: userId,
      kind: body.kind,
      name: body.name,
      project: acceptProject(body.kind, body.project),
      base: acceptBase(body.kind, body.address, config.crawl),
      sealed_token: secret.seal(tokenPurpose(userId), body.token),
    };
    const tracker = await db.transaction().execute(async (tx) => {
      await lockAccount(tx, userId);
      if ((await listOwnTrackers(tx, userId)).length >= limits.trackersPerAccount)
        throw new Problem("CONFLICT", { text: rareTexts.trackersTooMany });
      return insertTracker(tx, row);
    });
    return { tracker: presentTracker(tracker) };
  });

  mount(removeTracker)(async ({ actor, params }) => {
    if (!(await deleteTracker(db, actor.userId, params.id))) throw new Problem("NOT_FOUND");
    return {};
  });
  mountIssues(mount, services, config);
}

function mountIssues(mount: Mount, { db, secret }: TrackerServices, config: Config): void {
  const connectionTo = (row: TrackerRow): Connection => {
    const token = secret.open(tokenPurpose(row.user_id), row.sealed_token);
    if (token === null)
      throw new Problem("CONFLICT", { text: rareTexts.trackerRefused("its token can't be read any more.") });
    return { base: row.base, project: row.project, token };
  };

  mount(createIssue)(async ({ actor, params, body, caller }) => {
    const { userId } = actor;
    const { job, action } = await loadShown(db, config.access, userId, params.id);
    const tracker = await findTracker(db, userId, body.tracker);
    if (tracker === null) throw new Problem("NOT_FOUND");
    await limitHits(db, `tracker ${userId}`, QUESTIONS);
    const task = { userId, domain: job.domain, fingerprint: action.fingerprint };
    const known = (await listTaskIssues(db, task)).find(({ tracker_id }) => tracker_id === tracker.id);
    if (known) return { issue: presentIssue(known, tracker) };
    const { origin } = letterheadOf(config.brands, caller);
    const text = issueText(presentAction(action), `${origin}/dashboard?jobId=${job.id}`);
    const issue = await createIssueIn(tracker.kind, connectionTo(tracker), text, config.crawl);
    return { issue: presentIssue(await insertIssue(db, task, tracker.id, issue), tracker) };
  });

  mount(listIssues)(async ({ actor, params }) => {
    const { userId } = actor;
    const { job, action } = await loadShown(db, config.access, userId, params.id);
    const rows = await listTaskIssues(db, { userId, domain: job.domain, fingerprint: action.fingerprint });
    const issues = [];
    for (const row of rows) {
      const tracker = await findTracker(db, userId, row.tracker_id);
      if (tracker === null) continue;
      await limitHits(db, `tracker ${userId}`, QUESTIONS);
      const isDone = await doneNow(row, tracker, connectionTo(tracker), config.crawl);
      if (isDone !== null && isDone !== row.is_done) await noteDone(db, row.id, isDone);
      issues.push(presentIssue({ ...row, is_done: isDone ?? row.is_done }, tracker));
    }
    return { issues };
  });
}

/** A tool that can't be asked now leaves what it said last. */
const doneNow = (
  row: TaskIssueRow,
  { kind }: TrackerRow,
  connection: Connection,
  reach: Reach,
): Promise<boolean | null> =>
  lookAtIssue(kind, connection, row.reference, reach).catch((error: unknown) => {
    if (error instanceof Problem) return null;
    throw error;
  });

/** @throws Problem INVALID_INPUT with the form that is wanted */
function acceptProject(kind: TrackerKind, project: string): string {
  const { form, words } = toolOf(kind).project;
  // A name of dots alone would lead the request elsewhere.
  if (!form.test(project) || project.split("/").some((part) => /^\.+$/.test(part)))
    throw new Problem("INVALID_INPUT", { text: rareTexts.trackerProjectUnfit(words) });
  return project;
}

/** @throws Problem INVALID_URL for an address that nothing may be sent to */
function acceptBase(kind: TrackerKind, address: string | undefined, reach: Reach): string {
  const base = address === undefined || address === "" ? toolOf(kind).base : address;
  if (base === null) throw new Problem("INVALID_URL", { text: rareTexts.noticeAddressMissing });
  const unfit = unfitForMessages(base, reach);
  if (unfit !== null) throw new Problem("INVALID_URL", { text: rareTexts.noticeAddressUnfit(unfit) });
  const { origin, pathname } = new URL(base);
  return (origin + pathname).replace(/\/+$/, "");
}

export const presentTracker = (row: TrackerRow): Tracker => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  project: row.project,
  host: new URL(row.base).host,
  created_at: row.created_at.toISOString(),
});

const presentIssue = (row: TaskIssueRow, { kind }: TrackerRow): TaskIssue => ({
  tracker: row.tracker_id,
  kind,
  key: row.key,
  url: row.url,
  is_done: row.is_done,
  created_at: row.created_at.toISOString(),
});

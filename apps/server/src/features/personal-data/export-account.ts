import type { AccountExport } from "@audit/contract";
import { loadSearchPerformance } from "../../artifacts/index.ts";
import type { Db } from "../../platform/database/index.ts";
import type { Actor } from "../../platform/http/index.ts";
import { readBillingExport, type AccessSettings } from "../access/index.ts";
import {
  getUser,
  listOwnTokens,
  listSessions,
  presentFactors,
  presentProfile,
  presentSession,
  presentToken,
} from "../accounts/index.ts";
import { listWorkedActions, presentAction, showActions } from "../actions/index.ts";
import { listHistory, presentTransaction } from "../billing/index.ts";
import { readConnections, type Connecting } from "../connections/index.ts";
import { readFiles } from "../files/index.ts";
import { presentJob, readAllJobs, type OwnJob } from "../jobs/index.ts";
import { listTargets, presentTarget } from "../notices/index.ts";
import { readOwnMails } from "../sequences/index.ts";
import { listOwnShares, presentRecord } from "../shares/index.ts";
import { listCorrections } from "../site-corrections/index.ts";
import { listOwnSites, presentSite } from "../sites/index.ts";
import { listOwnTrackers, presentTracker } from "../trackers/index.ts";
import { listTraffic, presentTraffic } from "../traffic/index.ts";
import { writeObject } from "./json-stream.ts";

interface Sources {
  readonly access: AccessSettings;
  readonly connecting: Connecting;
}

/** More lines than an account can have. */
const ALL = { limit: 2_147_483_647, offset: 0 };

/**
 * All that an account owns, as the text of one JSON object, written while it is read. Jobs are read one by one: what
 * changes meanwhile is in it or not, but each job is whole.
 */
export async function* exportAccount(db: Db, { access, connecting }: Sources, actor: Actor): AsyncGenerator<string> {
  const { userId, sessionId } = actor;
  const holdings = await readBillingExport(db, userId);
  const members: { [Name in keyof AccountExport]: () => unknown } = {
    exported_at: () => new Date().toISOString(),
    profile: () => readProfile(db, userId),
    sessions: async () => (await listSessions(db, userId)).map((row) => presentSession(row, sessionId)),
    tokens: async () => (await listOwnTokens(db, userId)).map(presentToken),
    traffic: async () => (await listTraffic(db, userId)).map(presentTraffic),
    second_factors: () => presentFactors(db, userId),
    jobs: () => exportJobs(db, access, userId),
    sites: async () => (await listOwnSites(db, userId)).map(presentSite),
    corrections: async () =>
      (await listCorrections(db, userId)).map(({ corrected_at, ...said }) => ({
        ...said,
        corrected_at: corrected_at.toISOString(),
      })),
    shares: async () => (await listOwnShares(db, userId, {})).map(presentRecord),
    subscription: () => holdings.subscription,
    purchases: () => holdings.purchases,
    ledger: () => holdings.ledger,
    domains: () => holdings.domains,
    history: async () => (await listHistory(db, userId, ALL)).rows.map(presentTransaction),
    mails: () => readOwnMails(db, userId),
    connections: () => readConnections(connecting, userId),
    notices: async () => (await listTargets(db, userId)).map(presentTarget),
    trackers: async () => (await listOwnTrackers(db, userId)).map(presentTracker),
  };
  yield* writeObject(members);
}

async function readProfile(db: Db, userId: string): Promise<AccountExport["profile"]> {
  const user = await getUser(db, userId);
  return { ...presentProfile(user), email: user.email, created_at: user.created_at.toISOString() };
}

async function* exportJobs(db: Db, access: AccessSettings, userId: string): AsyncGenerator<unknown> {
  for await (const job of readAllJobs(db, userId)) yield exportJob(db, access, job);
}

/** A plan shows what its owner may see now; what he did himself is his, whatever he may see. */
async function exportJob(db: Db, access: AccessSettings, job: OwnJob): Promise<AccountExport["jobs"][number]> {
  const shown = await showActions(db, access, job);
  const ids = new Set(shown.actions.map(({ id }) => id));
  const others = (await listWorkedActions(db, job.id)).filter(({ id }) => !ids.has(id));
  return {
    ...presentJob(job),
    actions: shown.actions.map(presentAction),
    other_work: others.map(({ started_at, completed_at, ...work }) => ({
      ...work,
      started_at: started_at?.toISOString() ?? null,
      completed_at: completed_at?.toISOString() ?? null,
    })),
    files: await readFiles(db, job, shown),
    search: await readSearch(db, job.id),
  };
}

async function readSearch(db: Db, jobId: string): Promise<AccountExport["jobs"][number]["search"]> {
  const search = await loadSearchPerformance(db, jobId);
  return search?.state === "read" ? { ...search, rows: [...search.rows] } : null;
}

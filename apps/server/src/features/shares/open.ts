import { rareTexts, SharedAction, type SharedAnalysis, type ShareMode } from "@audit/contract";
import type { AppSecret } from "../../platform/app-secret.ts";
import type { ActionRow, Db } from "../../platform/database/index.ts";
import { Problem, type Caller } from "../../platform/http/index.ts";
import { readSession } from "../accounts/index.ts";
import { listShownActions, presentAction, previewOf } from "../actions/index.ts";
import { readWholeFile } from "../files/index.ts";
import { loadOwnJob } from "../jobs/index.ts";
import { documentsOf, withoutTitles } from "./documents.ts";
import { effectiveMode, type AccessOf } from "./rights.ts";
import { countVisit, findLiveShare, type LiveShare } from "./store.ts";
import { hashToken } from "./token.ts";
import { isProgram, markOf } from "./visitors.ts";

export interface OpenServices {
  readonly db: Db;
  readonly secret: AppSecret;
  readonly accessOf: AccessOf;
}

/** One answer for a link that ended, was revoked, or never existed. */
const notFound = (): Problem => new Problem("NOT_FOUND", { text: rareTexts.linkNotFound });

/** The link of a token with the way it may be read now. @throws Problem NOT_FOUND. */
export async function findReadable(
  { db, accessOf }: OpenServices,
  token: string,
): Promise<{ share: LiveShare; mode: ShareMode }> {
  const share = await findLiveShare(db, hashToken(token));
  if (!share) throw notFound();
  return { share, mode: effectiveMode(share.mode, await accessOf(share.user_id, share.domain)) };
}

/** What a link shows at this moment, within its owner's present rights. @throws Problem NOT_FOUND. */
export async function openShare(services: OpenServices, token: string, caller: Caller): Promise<SharedAnalysis> {
  const { db } = services;
  const { share, mode } = await findReadable(services, token);
  const job = await loadOwnJob(db, share.user_id, share.job_id).catch((error: unknown) => {
    // Deleted since the link was found.
    throw error instanceof Problem ? notFound() : error;
  });
  const all = await listShownActions(db, share.job_id);
  if (all.length === 0) throw notFound();
  const readable = mode === "full" ? all : previewOf(all);
  const hidden = all.filter((row) => !readable.includes(row));
  // What the owner found not to apply to the site is nobody's work; it is left out after the choice of a preview,
  // so that nothing beyond the preview takes its place.
  const rows = readable.filter(({ not_relevant }) => not_relevant === null);
  const actions = rows.map(presentShared);
  const has = (section: (typeof share.sections)[number]): boolean => share.sections.includes(section);
  const summary =
    job.executive_summary &&
    withoutTitles(
      job.executive_summary,
      all.filter((row) => !rows.includes(row)).map(({ title }) => title),
    );
  const viewCount = await countView(services, share, caller);
  return {
    title: share.title,
    description: share.description,
    createdAt: share.created_at.toISOString(),
    expiresAt: share.expires_at?.toISOString() ?? null,
    viewCount,
    content: documentsOf({
      job,
      sections: share.sections,
      actions,
      summary,
      totalActions: rows.length + hidden.length,
      auditSummary: mode === "full" && has("job_metadata") ? await readWholeFile(db, job.id, "audit_summary.md") : null,
      now: new Date(),
    }),
    ...(has("actions") ? { actions } : {}),
    ...(has("executive_summary") ? { executiveSummary: summary } : {}),
    ...(has("job_metadata")
      ? {
          jobId: job.id,
          job: {
            url: job.url,
            created_at: job.created_at.toISOString(),
            completed_at: job.completed_at?.toISOString() ?? null,
            status: job.status,
            health_score: job.health_score,
            ai_citation_score: job.ai_citation_score,
          },
        }
      : {}),
    metadata: has("job_metadata") ? { url: job.url } : {},
    isPreview: mode === "preview",
    ...(mode === "preview"
      ? {
          previewMode: {
            totalActions: rows.length + hidden.length,
            actionsShown: rows.length,
            hidden: countByCategory(hidden),
          },
        }
      : {}),
  };
}

/** The schema lets the owner's private fields fall. */
const presentShared = (row: ActionRow): SharedAction => SharedAction.parse(presentAction(row));

function countByCategory(rows: readonly ActionRow[]): Partial<Record<ActionRow["category"], number>> {
  const counts: Partial<Record<ActionRow["category"], number>> = {};
  for (const { category } of rows) counts[category] = (counts[category] ?? 0) + 1;
  return counts;
}

/** Counts people, once a day each; neither the owner nor programs that look what a link is. @returns views so far. */
async function countView({ db, secret }: OpenServices, share: LiveShare, caller: Caller): Promise<number> {
  const reader = await readSession(db, caller.bearer);
  if (reader?.userId === share.user_id || isProgram(caller)) return share.view_count;
  return (await countVisit(db, share.id, markOf(secret, share.id, caller, new Date()))) ?? share.view_count;
}

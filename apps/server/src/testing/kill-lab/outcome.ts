import {
  getFile,
  getJob,
  getReport,
  listActions,
  listFiles,
  listFindingUrls,
  type Client,
  type Job,
} from "@audit/contract";

/** Keys whose values are another in each run: identities and moments. */
const OWN_TO_A_RUN = new Set([
  "id",
  "job_id",
  "jobId",
  "user_id",
  "startedAt",
  "finishedAt",
  "created_at",
  "updated_at",
]);

/** All that an owner gets of a finished job, as text that is the same for the same audit. */
export async function readOutcome(call: Client, jobId: string, host: string): Promise<string> {
  const params = { id: jobId };
  const { data: job } = await call(getJob, { params });
  const { data: report } = await call(getReport, { params });
  const { actions } = await call(listActions, { query: { jobId } });
  const { files } = (await call(listFiles, { params })).data;
  const texts = await Promise.all(
    files.map(async ({ name }) => (await call(getFile, { params: { id: jobId, name } })).data.content),
  );
  const addresses = await Promise.all(
    report.findings.map(({ rule }) => call(listFindingUrls, { params: { id: jobId, ruleId: rule }, query: {} })),
  );
  const all = { job: resultOf(job), report, actions, texts, addresses: addresses.map(({ data }) => data) };
  const drop = (key: string, value: unknown): unknown => (OWN_TO_A_RUN.has(key) ? undefined : value);
  return JSON.stringify(all, drop, 1).replaceAll(host, "site");
}

const resultOf = (job: Job): Partial<Job> => ({
  status: job.status,
  error: job.error,
  warnings: job.warnings,
  health_score: job.health_score,
  ai_citation_score: job.ai_citation_score,
  pages_crawled: job.pages_crawled,
  action_count: job.action_count,
  executive_summary: job.executive_summary ?? null,
});

/** The first line in which two outcomes differ, or null. */
export function firstDifference(wanted: string, got: string): string | null {
  if (wanted === got) return null;
  const [ours, theirs] = [wanted.split("\n"), got.split("\n")];
  const at = ours.findIndex((line, index) => line !== theirs[index]);
  return `line ${at}: ${ours[at]?.trim().slice(0, 200)} is ${theirs[at]?.trim().slice(0, 200)}`;
}

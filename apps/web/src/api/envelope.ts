/** Answers about a session carry their fields at the top level; a server may have them inside data only. */
const SESSION_FIELDS = ["token", "profile", "user", "recovery_token"];

type Body = Record<string, unknown>;

const isBody = (value: unknown): value is Body => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Brings an answer to the one form that the contract describes: it may come wrapped (success and data),
 * bare, or with the session's fields only inside data.
 */
export function completeEnvelope(answer: unknown): unknown {
  if (!isBody(answer)) return { success: true, data: answer };
  dateJobs(answer);
  if (!("success" in answer)) return { success: true, ...answer, data: answer.data ?? answer };
  const { data } = answer;
  return isBody(data) && SESSION_FIELDS.some((field) => field in data) ? { ...data, ...answer } : answer;
}

/** Names under which a job's date may come instead of `created_at`. */
const DATE_NAMES = ["createdAt", "timestamp", "date"];
const JOB_PLACES = ["data", "job", "jobs", "active", "completed"];

/** Gives each job of an answer its date under the name that the contract uses. */
function dateJobs(value: unknown): void {
  if (Array.isArray(value)) return value.forEach(dateJobs);
  if (!isBody(value)) return;
  if ("url" in value && "status" in value) return dateJob(value);
  for (const place of JOB_PLACES) dateJobs(value[place]);
}

function dateJob(job: Body): void {
  const written = DATE_NAMES.map((name) => job[name]).find((value) => typeof value === "string");
  if (job.created_at !== undefined || typeof written !== "string" || Number.isNaN(Date.parse(written))) return;
  job.created_at = new Date(written).toISOString();
}

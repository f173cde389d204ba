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
  if (!("success" in answer)) return { success: true, ...answer, data: answer.data ?? answer };
  const { data } = answer;
  return isBody(data) && SESSION_FIELDS.some((field) => field in data) ? { ...data, ...answer } : answer;
}

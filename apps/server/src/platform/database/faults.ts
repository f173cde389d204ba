/** SQLSTATE of a database error, or the network's code when the database was not reached. */
export function codeOf(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

const UNREACHABLE = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EAI_AGAIN",
]);
// Class 08 connection, 53 resources, 57P0x shutdown; cancelled by timeout, lock timeout, deadlock, read-only standby.
const TEMPORARY = /^(08|53|57P)|^(57014|55P03|40P01|40001|25006)$/;

/** Whether asking again a little later may help: the database is away, busy or only readable. */
export function isTemporary(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== null) return UNREACHABLE.has(code) || TEMPORARY.test(code);
  return (
    error instanceof Error &&
    /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered|was closed))/.test(
      error.message,
    )
  );
}

/** Whether what was sent is no value of its column's type, or no JSON: class 22, data exceptions. */
export const isMalformed = (error: unknown): boolean => codeOf(error)?.startsWith("22") === true;

/** What a check saw, in lines that people read: no brackets, one fact per line. */
export function evidenceText(value: unknown): string {
  if (Array.isArray(value)) return value.map(evidenceText).join(value.some(isObject) ? "\n\n" : "\n");
  if (isObject(value))
    return Object.entries(value)
      .map(
        ([name, inner]) =>
          `${name}: ${isObject(inner) || Array.isArray(inner) ? JSON.stringify(inner) : evidenceText(inner)}`,
      )
      .join("\n");
  if (typeof value === "string") return value;
  return value === null ? "nothing" : JSON.stringify(value);
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

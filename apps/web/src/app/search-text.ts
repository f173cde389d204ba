/** Addresses as people read them: plain text values, no JSON. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

export function writeSearch(search: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(search).flatMap(([name, value]) =>
    typeof value === "number" || (typeof value === "string" && value !== "") ? [[name, String(value)]] : [],
  );
  const text = new URLSearchParams(entries).toString();
  return text === "" ? "" : `?${text}`;
}

import { gapIn } from "./patch.ts";

/** What is left to fill in of markup: the path of each property, and what belongs there. */
export function gapsOf(json: string | null): readonly string[] {
  const gaps: string[] = [];
  visit(parsed(json), [], gaps);
  return [...new Set(gaps)];
}

function visit(value: unknown, path: readonly string[], gaps: string[]): void {
  if (typeof value === "string") {
    const wanted = gapIn(value);
    if (wanted !== null) gaps.push(path.length === 0 ? wanted : `${path.join(".")}: ${wanted}`);
  } else if (Array.isArray(value)) for (const one of value) visit(one, path, gaps);
  else if (typeof value === "object" && value !== null)
    for (const [name, inner] of Object.entries(value)) visit(inner, [...path, name], gaps);
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? "null");
  } catch {
    return json;
  }
}

import type { ScriptFact, TechFacts } from "../page-facts.ts";
import { createTextMemo } from "../text/text-memo.ts";
import { findTools, type Tools } from "./find-tools.ts";
import { readSnippet } from "./snippets.ts";

const findInAll = createTextMemo(findTools, { most: 300, longest: 20_000 });

function join(parts: readonly Tools[]): TechFacts["analytics"] {
  const found = new Map<string, string | null>();
  for (const part of parts) for (const [kind, id] of part) if (found.get(kind) == null) found.set(kind, id);
  return [...found].map(([kind, id]) => ({ kind, id }));
}

/**
 * Measuring tools that the page loads or sets up itself.
 * @param without addresses of frames and the noscript parts, which count visitors without scripts
 */
export function readAnalytics(
  scripts: readonly ScriptFact[],
  inlineScripts: readonly string[],
  without: readonly (string | null)[],
): TechFacts["analytics"] {
  const parts = [findInAll([...scripts.map((script) => script.url), ...without].map((url) => url ?? "").join("\n"))];
  for (const script of inlineScripts) {
    const { tools } = readSnippet(script);
    if (tools.size > 0) parts.push(tools);
  }
  return join(parts);
}

import type { ScriptFact, TechFacts } from "../page-facts.ts";
import { createTextMemo } from "../text/text-memo.ts";
import { findTools, type Tools } from "./find-tools.ts";
import { isSameList } from "./same-list.ts";
import { readSnippet } from "./snippets.ts";

const findInAll = createTextMemo(findTools, { most: 300, longest: 20_000 });

/** Mostly the page before loads the same scripts. */
let last: { addresses: readonly string[]; found: Tools } = { addresses: [], found: new Map() };

function findInAddresses(addresses: readonly string[]): Tools {
  if (!isSameList(addresses, last.addresses)) last = { addresses, found: findInAll(addresses.join("\n")) };
  return last.found;
}

function join(parts: readonly Tools[]): TechFacts["analytics"] {
  const found = new Map<string, string | null>();
  for (const part of parts) for (const [kind, id] of part) if (found.get(kind) == null) found.set(kind, id);
  return [...found].map(([kind, id]) => ({ kind, id }));
}

/** Mostly the page before has the same tools. */
let joined: { parts: readonly Tools[]; analytics: TechFacts["analytics"] } = { parts: [], analytics: [] };

/** Measuring tools that the page loads or sets up itself. */
export function readAnalytics(
  scripts: readonly ScriptFact[],
  inlineScripts: readonly string[],
): TechFacts["analytics"] {
  const parts = [findInAddresses(scripts.map((script) => script.url ?? ""))];
  for (const script of inlineScripts) {
    const { tools } = readSnippet(script);
    if (tools.size > 0) parts.push(tools);
  }
  if (!isSameList(parts, joined.parts)) joined = { parts, analytics: join(parts) };
  return joined.analytics;
}

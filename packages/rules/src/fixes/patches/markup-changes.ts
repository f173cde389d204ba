import type { Json } from "../../escape/json-script.ts";
import { isObject, listOf } from "../markup/json-values.ts";

/** Names of the properties in which two blocks of markup differ, dotted: `offers.price`. */
export interface MarkupChanges {
  readonly adds: readonly string[];
  readonly changes: readonly string[];
  readonly drops: readonly string[];
}

/** What a block of markup says otherwise than the one that it takes the place of; nothing where that is no JSON. */
export function markupChanges(before: string, after: string): MarkupChanges {
  const found: { adds: string[]; changes: string[]; drops: string[] } = { adds: [], changes: [], drops: [] };
  const old = parsed(before);
  if (old !== undefined) compare(old, parsed(after), "");
  return found;

  function compare(old: Json | undefined, now: Json | undefined, name: string): void {
    if (JSON.stringify(old) === JSON.stringify(now)) return;
    if (old === undefined) found.adds.push(name);
    else if (now === undefined) found.drops.push(name);
    else if (isObject(old) && isObject(now)) {
      const names = new Set([...Object.keys(old), ...Object.keys(now)]);
      for (const one of names) compare(old[one], now[one], name === "" ? one : `${name}.${one}`);
    } else if (listOf(old).length === 1 && listOf(now).length === 1 && Array.isArray(old) && Array.isArray(now))
      compare(old[0], now[0], name);
    else found.changes.push(name);
  }
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

export const changesMarkup = (before: string, after: string): boolean =>
  parsed(before) === undefined ||
  Object.values(markupChanges(before, after)).some((names: readonly string[]) => names.length > 0);

import { jsonIn } from "@audit/rules/fixes/guard/markup-check";
import { isList, isObject } from "@audit/rules/fixes/markup/json-values";
import { markupChanges } from "@audit/rules/fixes/patches/markup-changes";
import type { Patch } from "@audit/rules/fixes/patches/patch";

type Json = ReturnType<typeof jsonIn>;

const MOST_SHOWN = 6;
const MOST_LETTERS = 200;
const GAP = "[fill in:";

/** What a block of markup says otherwise than the one it replaces, as lines of its own; gaps and what is long are named, not shown. */
export function newValues({ before, after }: Patch): string[] {
  if (before === null || after === null) return [];
  const { adds, changes, drops } = markupChanges(before, after);
  const made = jsonIn(after);
  const set = [...adds, ...changes].flatMap((path): string[] => {
    const text = JSON.stringify(valueAt(made, path.split(".")));
    if (text === undefined) return [];
    if (text.includes(GAP)) return [`${path} is to be filled in`];
    return [text.length > MOST_LETTERS ? `${path} as it stands there` : `"${path}": ${text}`];
  });
  return [...set, ...drops.map((path) => `without ${path}`)].slice(0, MOST_SHOWN);
}

function valueAt(value: Json, [name, ...rest]: readonly string[]): Json {
  if (name === undefined) return value;
  const one = isList(value) && value.length === 1 ? value[0] : value;
  return isObject(one) ? valueAt(one[name], rest) : undefined;
}

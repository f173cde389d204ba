/** The text without U+0000 and halves of surrogate pairs: no database takes the one, no encoder the other. */
export const wellFormed = (text: string): string =>
  text.includes("\0") ? text.toWellFormed().replaceAll("\0", "") : text.isWellFormed() ? text : text.toWellFormed();

/**
 * Plain data with all its texts well-formed, names of properties included. What needs no change is returned itself, so
 * that sound data costs a look and no copy.
 */
export function makeWellFormed<T>(value: T): T {
  return changed(value) as T;
}

function changed(value: unknown): unknown {
  if (typeof value === "string") return wellFormed(value);
  if (typeof value !== "object" || value === null) return value;
  return Array.isArray(value) ? changedList(value) : changedObject(value as Readonly<Record<string, unknown>>);
}

function changedList(list: readonly unknown[]): readonly unknown[] {
  let copy: unknown[] | null = null;
  for (let index = 0; index < list.length; index++) {
    const next = changed(list[index]);
    if (next === list[index]) continue;
    copy ??= [...list];
    copy[index] = next;
  }
  return copy ?? list;
}

function changedObject(object: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  for (const key in object) {
    const one = object[key];
    if (wellFormed(key) !== key || changed(one) !== one) {
      return Object.fromEntries(Object.entries(object).map(([name, each]) => [wellFormed(name), changed(each)]));
    }
  }
  return object;
}

/** The text without U+0000 and halves of surrogate pairs: no database takes the one, no encoder the other. */
export const wellFormed = (text: string): string =>
  text.includes("\0") ? text.toWellFormed().replaceAll("\0", "") : text.isWellFormed() ? text : text.toWellFormed();

const firstOfFour = [0xf0, 0xf1, 0xf2, 0xf3, 0xf4];

/**
 * Whether texts cut from valid UTF-8 may be malformed: only a character of four bytes that is cut in two, an escape in
 * JSON or U+0000 makes them so. Looking at every fact of every page would cost a fifth of reading it.
 */
export const mayMakeMalformed = (source: Buffer): boolean =>
  source.includes(0) || source.includes("\\u") || firstOfFour.some((byte) => source.includes(byte));

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

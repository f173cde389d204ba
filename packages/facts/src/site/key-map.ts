/** Numbers by 32-bit keys, 11 to 21 bytes each: a Map of a large site's texts would take five times as much. */
export interface KeyMap {
  /** The number kept for a key, 0 when none is. */
  get(key: number): number;
  /** @param value a whole number of 32 bits other than 0 */
  set(key: number, value: number): void;
  /** Counts the key once more. */
  add(key: number): void;
}

const FIRST_SLOTS = 1 << 10;
/** Fuller than this, a key is looked for in ever more slots. */
const FULLEST = 0.75;

/** 2^32 divided by the golden ratio: its product has keys that differ in few bits lie far apart. */
const SPREAD = 0x9e3779b1;

/** Each key lies in the first free slot from its own on. */
export function createKeyMap(): KeyMap {
  let keys = new Int32Array(FIRST_SLOTS);
  let values = new Int32Array(FIRST_SLOTS);
  let used = 0;

  function slotOf(key: number): number {
    const last = keys.length - 1;
    let slot = Math.imul(key, SPREAD) >>> Math.clz32(last);
    while (values[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) & last;
    return slot;
  }

  function put(key: number, value: number): void {
    const slot = slotOf(key);
    if (values[slot] === 0) used += 1;
    keys[slot] = key;
    values[slot] = value;
  }

  function grow(): void {
    const [oldKeys, oldValues] = [keys, values];
    keys = new Int32Array(oldKeys.length * 2);
    values = new Int32Array(oldKeys.length * 2);
    used = 0;
    for (let slot = 0; slot < oldKeys.length; slot++)
      if (oldValues[slot] !== 0) put(oldKeys[slot] ?? 0, oldValues[slot] ?? 0);
  }

  function set(key: number, value: number): void {
    if (used >= FULLEST * keys.length) grow();
    put(key, value);
  }

  const get = (key: number): number => values[slotOf(key)] ?? 0;
  return { get, set, add: (key) => set(key, get(key) + 1) };
}

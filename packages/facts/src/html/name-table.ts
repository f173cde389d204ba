/** Ids for a fixed list of lower-case names, found from a piece of a document without cutting it out. */
export interface NameTable {
  readonly names: readonly string[];
  /** Id of a lower-case name, 0 when not in the list. */
  idOf(name: string): number;
  /**
   * Id of the name at [from, to), in any case; 0 when not in the list. `low` and `high` are its last eight bytes in lower
   * case, see `packHigh`.
   */
  find(bytes: Buffer, from: number, to: number, low: number, high: number): number;
  /** Place behind the name of an id that begins at `from`, -1 when another one does. */
  behind(id: number, bytes: Buffer, from: number): number;
}

/** One step of the rolling hash over a name; letters must be given in lower case. */
export function hashStep(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) | 0;
}

export function hashName(name: string): number {
  let hash = 0;
  for (let at = 0; at < name.length; at++) hash = hashStep(hash, name.charCodeAt(at));
  return hash;
}

/** The last eight bytes of a name as two numbers tell most names apart without reading its bytes again. */
export const packHigh = (high: number, low: number): number => (high << 8) | (low >>> 24);
export const packLow = (low: number, code: number): number => (low << 8) | code;
const packed = 8;

const slots = 512;
const slotShift = 23;
const slotOf = (low: number, high: number): number =>
  Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b) >>> slotShift;
/** The numbers of one slot lie side by side: id, length of the name, its last eight bytes. */
const fields = 4;
const lastSlot = slots * fields - 1;

/** ASCII letters in lower case, any other byte as it is. */
export const lowerByte = Uint8Array.from({ length: 256 }, (_, code) => (code >= 65 && code <= 90 ? code + 32 : code));

/** `names[0]` stands for "not in the list" and is never found. */
export function createNameTable(names: readonly string[]): NameTable {
  const ids = new Map(names.map((name, id) => [name, id] as const));
  const table = new Int32Array(slots * fields);
  /** All names one behind the other. */
  const codes = Buffer.from(names.join(""));
  const starts = new Uint16Array(names.length + 1);
  const lengthOf = (id: number): number => names[id]?.length ?? 0;

  for (let id = 0; id < names.length; id++) starts[id + 1] = (starts[id] ?? 0) + lengthOf(id);
  for (let id = 1; id < names.length; id++) {
    let low = 0;
    let high = 0;
    for (let at = starts[id] ?? 0; at < (starts[id + 1] ?? 0); at++) {
      high = packHigh(high, low);
      low = packLow(low, codes[at] ?? 0);
    }
    let slot = slotOf(low, high) * fields;
    while (table[slot] !== 0) slot = (slot + fields) & lastSlot;
    table.set([id, lengthOf(id), low, high], slot);
  }

  function startsAt(id: number, bytes: Buffer, from: number): boolean {
    const end = starts[id + 1] ?? 0;
    for (let code = starts[id] ?? 0, at = from; code < end; code++, at++)
      if (codes[code] !== lowerByte[bytes[at] ?? 0]) return false;
    return true;
  }

  return {
    names,
    idOf: (name) => ids.get(name) ?? 0,
    behind: (id, bytes, from) => (startsAt(id, bytes, from) ? from + lengthOf(id) : -1),
    find(bytes, from, to, low, high) {
      const length = to - from;
      for (let slot = slotOf(low, high) * fields; ; slot = (slot + fields) & lastSlot) {
        const id = table[slot] ?? 0;
        if (id === 0) return 0;
        const isSame = table[slot + 1] === length && table[slot + 2] === low && table[slot + 3] === high;
        if (isSame && (length <= packed || startsAt(id, bytes, from))) return id;
      }
    },
  };
}

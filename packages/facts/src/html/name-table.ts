/** Ids for a fixed list of lower-case names, found from a piece of a document without cutting it out. */
export interface NameTable {
  readonly names: readonly string[];
  /** Id of a lower-case name, 0 when not in the list. */
  idOf(name: string): number;
  /** Id of the name at [from, to) whose `hashStep` hash is `hash`, in any case; 0 when not in the list. */
  find(bytes: Buffer, from: number, to: number, hash: number): number;
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

const slots = 1024;

/** ASCII letters in lower case, any other byte as it is. */
export const lowerByte = Uint8Array.from({ length: 256 }, (_, code) => (code >= 65 && code <= 90 ? code + 32 : code));

function startsAt(name: Uint8Array, bytes: Buffer, from: number): boolean {
  const { length } = name;
  for (let at = 0; at < length; at++) if (name[at] !== lowerByte[bytes[from + at]!]) return false;
  return true;
}

/** `names[0]` stands for "not in the list" and is never found. */
export function createNameTable(names: readonly string[]): NameTable {
  const ids = new Map(names.map((name, id) => [name, id] as const));
  const table = new Uint16Array(slots);
  const codes = names.map((name) => new TextEncoder().encode(name));
  for (let id = 1; id < names.length; id++) {
    let slot = hashName(names[id]!) & (slots - 1);
    while (table[slot] !== 0) slot = (slot + 1) & (slots - 1);
    table[slot] = id;
  }
  return {
    names,
    idOf: (name) => ids.get(name) ?? 0,
    behind: (id, bytes, from) => (startsAt(codes[id]!, bytes, from) ? from + codes[id]!.length : -1),
    find(bytes, from, to, hash) {
      let slot = hash & (slots - 1);
      for (;;) {
        const id = table[slot]!;
        if (id === 0 || (codes[id]!.length === to - from && startsAt(codes[id]!, bytes, from))) return id;
        slot = (slot + 1) & (slots - 1);
      }
    },
  };
}

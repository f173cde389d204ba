/** Scores of letter groups by language, as ELD has them: group to number of a language to score. */
type Ngrams = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The same in three texts of one byte a sign: 1 MB of memory in place of 130 as a program's objects. */
export interface PackedNgrams {
  /** All groups in order, each filled up to the same length. */
  readonly groups: string;
  /** How many languages each has. */
  readonly counts: string;
  /** Language and score, one after the other. */
  readonly scores: string;
}

const LONGEST = 6;
/** In no group, and behind all letters of most; whatever it is, both sides of a comparison have it. */
const FILL = "\u007f";
/** So that no text holds signs that would have to be escaped. */
const SHIFT = 0x30;
const LARGEST = 0xff - SHIFT;

const filled = (group: string): string => group.padEnd(LONGEST, FILL);

/** Below 0 where the group at a place stands before the wanted one, above where it stands behind, 0 for the same; no number behind the last. */
function compareAt(groups: string, at: number, wanted: string): number {
  const begin = at * LONGEST;
  for (let index = 0; index < LONGEST; index += 1) {
    const order = groups.charCodeAt(begin + index) - wanted.charCodeAt(index);
    if (order !== 0) return order;
  }
  return 0;
}

/** Texts of a site are made of the same groups: each is sought and opened once until so many are known. */
const MOST_KNOWN = 5000;

/** @throws Error where something does not fit */
export function packNgrams(ngrams: Ngrams): PackedNgrams {
  const sign = (value: number): string => {
    if (!Number.isInteger(value) || value < 0 || value > LARGEST) throw new Error(`${value} fits into no sign`);
    return String.fromCharCode(value + SHIFT);
  };
  const entries = Object.entries(ngrams).map(([group, scores]) => {
    if (group.length > LONGEST || group.includes(FILL)) throw new Error(`${group} fits into no place`);
    return { group: filled(group), scores: Object.entries(scores) };
  });
  entries.sort((a, b) => (a.group < b.group ? -1 : 1));
  return {
    groups: entries.map(({ group }) => group).join(""),
    counts: entries.map(({ scores }) => sign(scores.length)).join(""),
    scores: entries
      .flatMap(({ scores }) => scores.map(([language, score]) => sign(Number(language)) + sign(score)))
      .join(""),
  };
}

/** The groups as they were before, each made when it is asked for. */
export function openNgrams({ groups, counts, scores }: PackedNgrams): Ngrams {
  const begins = new Uint32Array(counts.length + 1);
  for (let at = 0; at < counts.length; at += 1)
    begins[at + 1] = (begins[at] ?? 0) + 2 * (counts.charCodeAt(at) - SHIFT);
  const scoresAt = (at: number): Record<string, number> => {
    const found: Record<string, number> = {};
    const end = begins[at + 1] ?? 0;
    for (let place = begins[at] ?? 0; place < end; place += 2)
      found[scores.charCodeAt(place) - SHIFT] = scores.charCodeAt(place + 1) - SHIFT;
    return found;
  };
  const find = (wanted: string): Record<string, number> | undefined => {
    let [from, to] = [0, counts.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (compareAt(groups, middle, wanted) < 0) from = middle + 1;
      else to = middle;
    }
    return compareAt(groups, from, wanted) === 0 ? scoresAt(from) : undefined;
  };
  const known = new Map<string, Record<string, number> | undefined>();
  const get = (group: string): Record<string, number> | undefined => {
    if (known.has(group)) return known.get(group);
    if (known.size >= MOST_KNOWN) known.clear();
    const found = find(filled(group));
    known.set(group, found);
    return found;
  };
  return new Proxy<Ngrams>(
    {},
    { get: (_, group) => (typeof group === "string" && group.length <= LONGEST ? get(group) : undefined) },
  );
}

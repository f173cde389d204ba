/** A generator of numbers that gives the same row for the same seed (mulberry32). */
export function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * sides);
  };
}

const words = (text: string): readonly string[] => text.split(" ");

const ADJECTIVES = words(
  "Quiet Amber Northern Woven Bright Deep Early Field Golden Harbour Ivory Linden Misty Olive Paper River Silver Tidal Velvet Willow",
);
const MATERIALS = words(
  "stoneware linen beech copper wool cork glass walnut brass cotton slate ash leather hemp bamboo felt enamel birch jute marble",
);
const NOUNS = words(
  "mug towel brush kettle blanket board bottle bowl lamp sheet plate stool apron basket comb slippers pan spoon rug dish",
);
const PLACES = words(
  "Kyoto Bergen Porto Graz Lund Ghent Turin Bath Cork Nantes Basel Delft Arles Kiel Varna Tartu Split Lviv Galway Leeds",
);
const VERBS = words(
  "turned glazed woven carved pressed soaked dried polished stitched fired rolled brushed waxed folded cut bound rinsed oiled smoked cast",
);
const PARTS = words(
  "handle rim seam edge lid base knot grain loop foot spout hem clasp lining core cord ring wall neck corner",
);
const GOODS = words(
  "soup bread letters tea apples flour herbs coffee eggs salt honey butter towels books jam plums onions milk candles nuts",
);

export interface Wording {
  readonly adjective: string;
  readonly material: string;
  readonly noun: string;
  readonly place: string;
}

/** The words that name one product; four hundred numbers give four hundred names. */
export const wordingOf = (index: number): Wording => ({
  adjective: ADJECTIVES[Math.floor(index / 20) % 20]!,
  material: MATERIALS[(index * 7 + Math.floor(index / 20)) % 20]!,
  noun: NOUNS[Math.floor(index / 20) % 20]!,
  place: PLACES[index % 20]!,
});

export const nounOf = (group: number): string => NOUNS[group % 20]!;
export const adjectiveOf = (group: number): string => ADJECTIVES[group % 20]!;

/** Sentences that stand nowhere else, each with a figure of its own. */
export function sentences(count: number, seed: number): string[] {
  const dice = createDice(seed * 7919 + 17);
  const one = (list: readonly string[]): string => list[dice(list.length)]!;
  const shapes: readonly (() => string)[] = [
    () =>
      `Its ${one(PARTS)} is ${one(VERBS)} in ${one(PLACES)} for ${2 + dice(60)} minutes before anyone touches the ${one(PARTS)}.`,
    () =>
      `We tried ${3 + dice(40)} kinds of ${one(MATERIALS)} and kept the one whose ${one(PARTS)} stayed ${one(VERBS)} after ${5 + dice(90)} washes.`,
    () => `Hold ${one(GOODS)} or ${one(GOODS)} in it: ${10 + dice(900)} g fit without touching the ${one(PARTS)}.`,
    () =>
      `A workshop near ${one(PLACES)} has ${one(VERBS)} such things since ${1820 + dice(180)}, with ${2 + dice(14)} people and one dog.`,
    () =>
      `The ${one(PARTS)} measures ${2 + dice(40)} mm, which a small hand and a large one find equally easy to hold.`,
    () =>
      `Once it was ${one(VERBS)} twice, the ${one(MATERIALS)} takes on the smell of ${one(GOODS)} for ${1 + dice(9)} days, then none.`,
    () =>
      `Compared with ${one(MATERIALS)}, it weighs ${3 + dice(50)}% less and survives a fall from ${40 + dice(120)} cm.`,
    () =>
      `Between ${one(PLACES)} and ${one(PLACES)} we found ${2 + dice(30)} makers who still leave the ${one(PARTS)} ${one(VERBS)}.`,
  ];
  return Array.from({ length: count }, () => shapes[dice(shapes.length)]!());
}

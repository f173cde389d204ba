import { remembered } from "../remembered.ts";
import { memberNames, propertyNames, typeNames } from "./schema-vocabulary.ts";

const parents = new Map(
  typeNames.split(" ").map((line): [string, readonly string[]] => {
    const [name = "", list = ""] = line.split(":");
    return [name, list === "" ? [] : list.split(",")];
  }),
);
const properties: ReadonlySet<string> = new Set(propertyNames.split(" "));
const members: ReadonlySet<string> = new Set(memberNames.split(" "));

export const isSchemaType = (name: string): boolean => parents.has(name);
export const isSchemaProperty = (name: string): boolean => properties.has(name);
/** True for any name that https://schema.org/<name> stands for. */
export const isSchemaName = (name: string): boolean => parents.has(name) || members.has(name) || properties.has(name);

/** How the vocabulary writes its names; others belong to another one. */
export const PLAIN_NAME = /^[A-Za-z][A-Za-z0-9_-]*$/;

/** True for a property that might be meant to be one of the vocabulary, but isn't. */
export const isStrangeProperty = (name: string): boolean => !isSchemaProperty(name) && PLAIN_NAME.test(name);

const ADDRESS = /^https?:\/\/(?:www\.)?schema\.org\/([A-Za-z0-9]+)$/;

/** The name after https://schema.org/ that the vocabulary lacks, "" for all other texts. */
export function strangeNameIn(text: string): string {
  if (text.charCodeAt(0) !== SMALL_H) return "";
  const host = text.charCodeAt(4) === SMALL_S ? 8 : 7;
  return text.startsWith("schema.org/", host) || text.startsWith("www.schema.org/", host) ? strangeNameAt(text) : "";
}

/** Letters of "https": most texts begin with another. */
const SMALL_H = 0x68;
const SMALL_S = 0x73;

/** Few such addresses come again and again. */
const strangeNameAt = remembered((address) => {
  const name = ADDRESS.exec(address)?.[1] ?? "";
  return name === "" || isSchemaName(name) ? "" : name;
});

/** A type and everything below it, by name. */
export function withSubtypes(root: string): ReadonlySet<string> {
  const found = new Set([root]);
  // Parents come in no order: walk until nothing is added.
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const [name, above] of parents) if (above.some((parent) => found.has(parent))) found.add(name);
  }
  return found;
}

/** The type that a name was meant to be, when it differs in case or one letter only; null otherwise. */
export const typeMeant = remembered((name: string): string | null => meant(name, parents.keys()));
export const propertyMeant = remembered((name: string): string | null => meant(name, properties));
/** The same for any name after https://schema.org/. */
export const nameMeant = remembered(
  (name: string): string | null => meant(name, members) ?? meant(name, parents.keys()),
);

const LEAST_LETTERS = 5;

function meant(name: string, known: Iterable<string>): string | null {
  const plain = bare(name);
  let near: string | null = null;
  for (const one of known) {
    const other = bare(one);
    if (other === plain) return one;
    if (plain.length >= LEAST_LETTERS && Math.abs(other.length - plain.length) <= 1 && isOneOff(plain, other))
      near ??= one;
  }
  return near;
}

const bare = (name: string): string => name.replace(/[-_\s]/g, "").toLowerCase();

/** True when one letter was added, left out, changed, or two neighbours were swapped. */
function isOneOff(one: string, other: string): boolean {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  let [end, otherEnd] = [one.length, other.length];
  while (end > from && otherEnd > from && one[end - 1] === other[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  const [rest, otherRest] = [one.slice(from, end), other.slice(from, otherEnd)];
  if (rest.length <= 1 && otherRest.length <= 1) return true;
  return rest.length === 2 && otherRest.length === 2 && rest[0] === otherRest[1] && rest[1] === otherRest[0];
}

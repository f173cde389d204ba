import { htmlComment } from "../../escape/html.ts";
import { type Json, scriptJson } from "../../escape/json-script.ts";
import { isObject, listOf } from "../markup/json-values.ts";

/** One property of an entity that is added, changed or taken out. */
interface Edit {
  /** The entity that holds it, as people find it: "Product.offers". */
  readonly in: string;
  readonly name: string;
  /** Undefined: nothing stood there. */
  readonly was: Json | undefined;
  /** Undefined: it goes. */
  readonly now: Json | undefined;
}

/** More are a new block. */
const MOST_EDITS = 12;
const MOST_LETTERS = 60;

/**
 * What a block of markup says otherwise than the present one, as the lines to put in, change and take out: one node of
 * several in a block is never replaced by a block of its own. Null where that is most of it, and for what is no JSON.
 */
export function markupEdits(type: string, before: string, after: string): string | null {
  const [old, now] = [parsed(before), parsed(after)];
  if (!isObject(old) || !isObject(now)) return null;
  const edits = editsOf(old, now, type === "" ? "the entity" : type);
  const groups = [...Map.groupBy(edits, (edit) => JSON.stringify([edit.in, edit.name, edit.was, edit.now])).values()];
  if (groups.length === 0 || groups.length > MOST_EDITS) return null;
  const code = groups.map((same) => printed(same)).join("\n");
  return code.length < scriptJson(now).length ? code : null;
}

/** The line that takes a property out of the entities of a type, whatever else they hold. */
export const takenOut = (type: string, name: string, was: Json): string =>
  printed([{ in: type, name, was, now: undefined }]);

function editsOf(old: Json, now: Json, place: string): Edit[] {
  if (!isObject(old) || !isObject(now)) return [];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name): Edit[] => {
    const [was, made] = [old[name], now[name]];
    if (name === "@context" || JSON.stringify(was) === JSON.stringify(made)) return [];
    const [olds, news] = [listOf(was), listOf(made)];
    return areSame(olds, news)
      ? olds.flatMap((one, index) => editsOf(one, news[index] ?? null, `${place}.${name}`))
      : [{ in: place, name, was, now: made }];
  });
}

/** The same entities, of which something inside is otherwise. */
const areSame = (olds: readonly Json[], news: readonly Json[]): boolean =>
  olds.length > 0 && olds.length === news.length && olds.every((one, index) => isOneThing(one, news[index]));

const isOneThing = (one: Json, other: Json | undefined): boolean =>
  isObject(one) && isObject(other) && JSON.stringify(listOf(one["@type"])) === JSON.stringify(listOf(other["@type"]));

function printed([first, ...others]: readonly Edit[]): string {
  if (first === undefined) return "";
  const { was, now, name } = first;
  const times = others.length === 0 ? "" : `, ${others.length + 1} times`;
  const where = `in the page's JSON-LD, ${first.in}${times}`;
  const old = was === undefined ? "" : shortened(`"${name}": ${JSON.stringify(was)}`, was);
  if (now === undefined) return htmlComment(`${where}: take out ${old}${ALONG}`);
  const line = `${scriptJson(name)}: ${scriptJson(now)}`;
  return `${htmlComment(was === undefined ? `${where}: add` : `${where}: in place of ${old}`)}\n${line}`;
}

/** A comma before a closing brace makes the whole block unreadable. */
const ALONG = ", with the comma behind it, or where it is the last line in its braces, the comma before it";

/** An entity too long to print is cut with the words that tell how far it goes. */
function shortened(text: string, was: Json): string {
  if (text.length <= MOST_LETTERS) return text;
  const start = `${text.slice(0, MOST_LETTERS - 1)}…`;
  return typeof was === "object" ? `${start} to its closing ${Array.isArray(was) ? "bracket" : "brace"}` : start;
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

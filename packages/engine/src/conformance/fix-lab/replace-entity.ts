import { elementsOf, insteadOf, partsOf, spliced, without } from "./html-edit.ts";
import { isMarkup, pasteMarkup, readJson, scriptOf, type Json } from "./paste-head.ts";

type Node = Readonly<Record<string, Json>>;

/** An entity of the page's JSON-LD as a patch changes it, in its place; all else of its block stays. */
export function replaceEntity(html: string, before: string, after: string | null): string {
  const [old, now] = [JSON.parse(before) as Json, after === null ? null : (JSON.parse(after) as Json)];
  if (!isNode(old)) return html;
  const wanted = keyOf(old);
  const blocks = elementsOf(html).filter(isMarkup);
  for (const isMeant of [(node: Node) => keyOf(node) === wanted, (node: Node) => isNamesake(node, old)]) {
    const splices = blocks.flatMap((block) => {
      const json = readJson(block);
      const made = json === undefined ? undefined : exchange(json, isMeant, now);
      if (made === undefined || JSON.stringify(made) === JSON.stringify(json)) return [];
      return made === null ? without(block) : insteadOf(block, scriptOf(made));
    });
    if (splices.length > 0) return spliced(html, splices);
  }
  return now === null ? html : pasted(html, now);
}

/** Data in another syntax is made anew. */
function pasted(html: string, json: Json): string {
  const source = scriptOf(json);
  const [block] = partsOf(source);
  return block?.element ? pasteMarkup(html, source, block.element) : html;
}

function exchange(json: Json, isMeant: (node: Node) => boolean, now: Json): Json {
  if (Array.isArray(json)) return json.flatMap((one) => exchange(one, isMeant, now) ?? []);
  if (!isNode(json)) return json;
  if (isMeant(json)) return isNode(now) && json["@context"] === undefined ? withoutContext(now) : now;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, exchange(value, isMeant, now)]));
}

const isNode = (json: Json): json is { [name: string]: Json } =>
  json !== null && typeof json === "object" && !Array.isArray(json);

const withoutContext = (node: Node): { [name: string]: Json } =>
  Object.fromEntries(Object.entries(node).filter(([key]) => key !== "@context"));

/** One entity may be written in several orders. */
const keyOf = (node: Node): string => JSON.stringify(sorted(withoutContext(node)));

const sorted = (json: Json): Json =>
  Array.isArray(json)
    ? json.map(sorted)
    : isNode(json)
      ? Object.fromEntries(
          Object.entries(json)
            .map(([key, value]) => [key, sorted(value)] as const)
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : json;

/** Addresses are whole in a patch and may be short in the page. */
const isNamesake = (node: Node, old: Node): boolean =>
  node["@type"] !== undefined &&
  ["@type", "name"].every((key) => JSON.stringify(node[key]) === JSON.stringify(old[key]));

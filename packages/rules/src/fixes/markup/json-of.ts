import { itemAt, type SdItem, type SdValue } from "@audit/facts";
import type { Json } from "../../escape/json-script.ts";

export type JsonObject = { readonly [name: string]: Json | undefined };

const MOST_DEPTH = 6;

/** An entity as it stands on the page, as JSON-LD. */
export function jsonOf(item: SdItem, depth = 0): JsonObject {
  const json: Record<string, Json | undefined> = {};
  if (item.types.length > 0) json["@type"] = item.types.length === 1 ? itemAt(item.types, 0) : [...item.types];
  if (item.id) json["@id"] = item.id;
  for (const [name, values] of Object.entries(item.props)) {
    if (name.startsWith("@") || name === "__proto__") continue;
    const list = values.flatMap((value) =>
      valueOf(name === "url" && typeof value === "string" ? once(value) : value, depth),
    );
    if (list.length > 0) json[name] = list.length === 1 ? itemAt(list, 0) : list;
  }
  return json;
}

/** "/p/mug/p/mug": an address that a program joined to the page's own as if it were relative. */
const DOUBLED = /^((?:https?:\/\/[^/]+)?)((?:\/[^/?#]+){2,})\2(\/?(?:[?#].*)?)$/i;
const once = (address: string): string => address.replace(DOUBLED, "$1$2$3");

function valueOf(value: SdValue, depth: number): Json[] {
  // An empty text says nothing, and is a fault of its own.
  if (typeof value === "string" && value.trim() === "") return [];
  if (typeof value !== "object") return [typeof value === "number" && !Number.isFinite(value) ? String(value) : value];
  if (depth >= MOST_DEPTH) return [];
  const onlyId = value.id !== null && value.types.length === 0 && Object.keys(value.props).length === 0;
  return [onlyId ? { "@id": value.id } : jsonOf(value, depth + 1)];
}

const CONTEXT = "https://schema.org";

/** An entity as a block of its own. */
export const withContext = (json: JsonObject): JsonObject => ({ "@context": CONTEXT, ...json });

import type { SdValue } from "@audit/facts";
import { isItem, textOf } from "./structured-data.ts";

/** Name of an enumeration's member without the schema.org address: "InStock" of "https://schema.org/InStock". */
export function memberName(value: SdValue): string {
  const text = isItem(value) ? (value.id ?? textOf(value)) : textOf(value);
  return text.replace(/^(https?:\/\/(www\.)?schema\.org\/|schema:)/i, "").replace(/\/$/, "");
}

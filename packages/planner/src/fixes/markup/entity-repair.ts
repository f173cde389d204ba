import type { EvidenceValue, PageFault } from "@audit/auditor";
import type { PageFacts, SdItem } from "@audit/facts";
import { jsonLdScript, type Json } from "../../escape/json-script.ts";
import { fillIn, perPage, type Fixer } from "../fixer.ts";
import { blocksFor } from "./blocks.ts";
import { jsonOf, withContext, type JsonObject } from "./json-of.ts";
import { plainPrice } from "./offer-values.ts";

const FILLER =
  /\{\{.*\}\}|\[insert|lorem ipsum|^(todo|tbd|n\/?a|null|undefined|xxx+|test)$|(^|\/\/)(www\.)?example\.(com|org|net)|^0{8,14}$/i;

type Repair = (name: string, value: Json) => Json;

function repaired(value: Json, repair: Repair, name = ""): Json {
  if (Array.isArray(value)) return value.map((one: Json) => repaired(one, repair, name));
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]) =>
        inner === undefined ? [] : [[key, repaired(inner, repair, key)]],
      ),
    );
  }
  return repair(name, value);
}

const formats: Repair = (name, value) => {
  if (typeof value !== "string") return value;
  if (/^(price|lowPrice|highPrice)$/.test(name))
    return plainPrice(value) ?? fillIn("price as a plain number, e.g. 19.90");
  if (name === "priceCurrency")
    return /^[A-Za-z]{3}$/.test(value) ? value.toUpperCase() : fillIn("currency code, e.g. EUR");
  if (/^(date|start|end|upload|valid|priceValid)/.test(name))
    return /^\d{4}-\d{2}-\d{2}/.test(value) ? value : fillIn("date, e.g. 2026-01-31");
  return value;
};

const placeholders: Repair = (name, value) =>
  typeof value === "string" && FILLER.test(value.trim()) ? fillIn(name) : value;

/** Relative addresses completed against the page. */
const absolute =
  (page: PageFacts): Repair =>
  (name, value) =>
    typeof value === "string" &&
    /^(url|image|logo|item|@id|thumbnailUrl|contentUrl)$/.test(name) &&
    /^\.{0,2}\//.test(value) &&
    URL.canParse(value, page.url)
      ? new URL(value, page.url).href
      : value;

/** Names of properties that the evidence lists as missing. */
function missingIn(evidence: PageFault["evidence"]): string[] {
  const names = (value: unknown): string[] => {
    if (typeof value === "string") return /^[a-z][A-Za-z]{2,40}$/.test(value) ? [value] : [];
    return Array.isArray(value) ? value.flatMap(names) : [];
  };
  const visit = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap(visit);
    if (value === null || typeof value !== "object") return [];
    return Object.entries(value).flatMap(([key, inner]) => (/missing/i.test(key) ? names(inner) : visit(inner)));
  };
  return [...new Set([...visit(evidence.saw), ...visit({ expected: evidence.expected })])];
}

const MOST_BLOCKS = 2;

/** The entities that `faulty` picks, as repaired blocks; without one, the block that fits the page. */
const entityFixer = (pick: (item: SdItem, page: PageFacts) => Json | null): Fixer =>
  perPage({
    make: (page, view) => {
      const changed = page.structuredData.items.flatMap((item) => pick(item, page) ?? []);
      const blocks = changed.length > 0 ? changed.slice(0, MOST_BLOCKS) : blocksFor(page, view);
      return blocks.length > 0 ? blocks.map(jsonLdScript).join("\n") : null;
    },
  });

const changedBy = (item: SdItem, repair: Repair): Json | null => {
  const before = withContext(jsonOf(item));
  const after = repaired(before, repair);
  return JSON.stringify(before) === JSON.stringify(after) ? null : after;
};

/** Values in the form that search engines read. */
export const valueFormats: Fixer = entityFixer((item, page) =>
  changedBy(item, (name, value) => formats(name, absolute(page)(name, value))),
);
/** Left-over sample values marked for filling in. */
export const samples: Fixer = entityFixer((item) => changedBy(item, placeholders));
/** Entities without a type, and the context every block needs. */
export const contextAndType: Fixer = entityFixer((item) =>
  item.types.length === 0
    ? withContext({ "@type": fillIn("type, e.g. Product or Organization"), ...jsonOf(item) })
    : withContext(jsonOf(item)),
);

/** The entity with the required values that it lacks. */
export const required: Fixer = perPage({
  make: (page, view, fault) => {
    const missing = missingIn(fault.evidence);
    const type = typeIn(fault.evidence);
    const item =
      page.structuredData.items.find((one) => type === null || one.types.includes(type)) ??
      page.structuredData.items[0];
    if (!item) return blocksFor(page, view).map(jsonLdScript).join("\n") || null;
    const present: JsonObject = jsonOf(item);
    const asked = Object.fromEntries(
      missing.filter((name) => present[name] === undefined).map((name) => [name, fillIn(name)]),
    );
    return jsonLdScript(withContext({ ...present, ...asked }));
  },
});

/** The type that the evidence speaks about. */
function typeIn({ at, saw }: PageFault["evidence"]): string | null {
  const { type } = saw !== null && typeof saw === "object" ? (saw as { readonly type?: EvidenceValue }) : {};
  if (typeof type === "string") return type;
  return /\b([A-Z][A-Za-z]+)\b/.exec(at.replace(/JSON-LD/g, ""))?.[1] ?? null;
}

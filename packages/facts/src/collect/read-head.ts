import { attribute, type AttributeTable, hasAttribute, readAttribute } from "../html/attribute-table.ts";
import { collapse, detach } from "../text/characters.ts";
import type { FoundMeta } from "./findings.ts";
import type { PageState } from "./page-state.ts";

const name = attribute("name");
const property = attribute("property");
const httpEquiv = attribute("http-equiv");
const content = attribute("content");
const rel = attribute("rel");
const href = attribute("href");
const hreflang = attribute("hreflang");
const type = attribute("type");
const media = attribute("media");
const asId = attribute("as");
const lang = attribute("lang");
const dir = attribute("dir");

function relTokens(value: string): string[] {
  if (!/[\t\n\f\r ]/.test(value)) return value === "" ? [] : [value.toLowerCase()];
  return value
    .toLowerCase()
    .split(/[\t\n\f\r ]+/)
    .filter((token) => token !== "");
}

function noteMeta(state: PageState, attributes: AttributeTable, id: number, via: FoundMeta["via"]): void {
  const written = readAttribute(attributes, id);
  if (written === null) return;
  const key = written.trim().toLowerCase();
  // One element with name and property of the same key says one thing.
  if (via === "property" && state.metas.at(-1)?.key === key && hasAttribute(attributes, name)) return;
  state.metas.push({ key, via, content: readAttribute(attributes, content) ?? "", inHead: state.headOpen });
}

export function openMeta(state: PageState, attributes: AttributeTable): void {
  noteMeta(state, attributes, name, "name");
  noteMeta(state, attributes, property, "property");
  noteMeta(state, attributes, httpEquiv, "http-equiv");
}

export function openLinkElement(state: PageState, attributes: AttributeTable): void {
  const tokens = relTokens(readAttribute(attributes, rel) ?? "");
  if (tokens.length === 0) return;
  state.linkRels.push({
    rel: tokens,
    href: readAttribute(attributes, href),
    hreflang: readAttribute(attributes, hreflang),
    type: readAttribute(attributes, type),
    media: readAttribute(attributes, media),
    as: readAttribute(attributes, asId),
    inHead: state.headOpen,
  });
}

export function openBase(state: PageState, attributes: AttributeTable): void {
  const target = readAttribute(attributes, href);
  state.base ??= target;
  if (target !== null && state.bases.length < 10) state.bases.push(target);
}

export function openHtml(state: PageState, attributes: AttributeTable): void {
  state.lang = readAttribute(attributes, lang);
  state.dir = readAttribute(attributes, dir);
}

export function closeTitle(state: PageState): void {
  state.titles.push(detach(collapse(state.raw)));
  if (!state.headOpen) state.titlesOutsideHead++;
}

export { relTokens };

import { attribute, type AttributeTable, readAttribute } from "../html/attribute-table.ts";
import { collapse, detach } from "../text/characters.ts";
import type { PageState } from "./page-state.ts";

const name = attribute("name");
const property = attribute("property");
const httpEquiv = attribute("http-equiv");
const content = attribute("content");
const rel = attribute("rel");
const href = attribute("href");

const keep = (value: string | null): string | null => (value === null ? null : detach(value));

function relTokens(value: string): string[] {
  if (!/[\t\n\f\r ]/.test(value)) return value === "" ? [] : [detach(value.toLowerCase())];
  return detach(value.toLowerCase())
    .split(/[\t\n\f\r ]+/)
    .filter((token) => token !== "");
}

export function openMeta(state: PageState, attributes: AttributeTable): void {
  for (const [id, via] of [
    [name, "name"],
    [property, "property"],
    [httpEquiv, "http-equiv"],
  ] as const) {
    const key = readAttribute(attributes, id);
    if (key === null) continue;
    const text = readAttribute(attributes, content) ?? "";
    const lower = detach(key.trim().toLowerCase());
    // One element with name and property of the same key says one thing.
    if (via === "property" && state.metas.at(-1)?.key === lower && readAttribute(attributes, name) !== null) continue;
    state.metas.push({ key: lower, via, content: detach(text), inHead: state.headOpen });
  }
}

export function openLinkElement(state: PageState, attributes: AttributeTable): void {
  const tokens = relTokens(readAttribute(attributes, rel) ?? "");
  if (tokens.length === 0) return;
  state.linkRels.push({
    rel: tokens,
    href: keep(readAttribute(attributes, href)),
    hreflang: keep(readAttribute(attributes, attribute("hreflang"))),
    type: keep(readAttribute(attributes, attribute("type"))),
    media: keep(readAttribute(attributes, attribute("media"))),
    as: keep(readAttribute(attributes, attribute("as"))),
    inHead: state.headOpen,
  });
}

export function openBase(state: PageState, attributes: AttributeTable): void {
  const target = keep(readAttribute(attributes, href));
  state.base ??= target;
  if (target !== null && state.bases.length < 10) state.bases.push(target);
}

export function openHtml(state: PageState, attributes: AttributeTable): void {
  state.lang = keep(readAttribute(attributes, attribute("lang")));
  state.dir = keep(readAttribute(attributes, attribute("dir")));
}

export function closeTitle(state: PageState): void {
  state.titles.push(detach(collapse(state.raw)));
  if (!state.headOpen) state.titlesOutsideHead++;
}

export { relTokens };

import { attribute, type AttributeTable, hasAttribute, readAttribute } from "../html/attribute-table.ts";
import { parseVariants } from "./read-variants.ts";
import { detach } from "../text/characters.ts";
import { isBlankRange } from "../text/flow-text.ts";
import type { FoundRange } from "./findings.ts";
import { closesButton, closesLabel } from "./closing.ts";
import type { PageState } from "./page-state.ts";
import { isOutOfSight } from "./read-concealment.ts";
import { most } from "./limits.ts";
import { wordsBefore } from "./words-beside.ts";

const type = attribute("type");
const name = attribute("name");
const id = attribute("id");
const ariaLabel = attribute("aria-label");
const ariaLabelledby = attribute("aria-labelledby");
const title = attribute("title");
const ariaHidden = attribute("aria-hidden");
const hidden = attribute("hidden");
const value = attribute("value");
const action = attribute("action");
const method = attribute("method");
const role = attribute("role");
const alt = attribute("alt");
const forId = attribute("for");
const classId = attribute("class");
const placeholder = attribute("placeholder");
const variations = attribute("data-product_variations");

/** Names that sites give to their search field. */
const searchName = /^(q|s|query|search|searchterm|search_query|keywords?|suche?|sok|recherche|buscar|zoeken|cerca)$/i;
const unlabelledTypes = new Set(["hidden", "submit", "button", "image", "reset"]);

const trimmed = (attributes: AttributeTable, id: number): string => readAttribute(attributes, id)?.trim() ?? "";

const isNamed = (attributes: AttributeTable): boolean =>
  trimmed(attributes, ariaLabel) !== "" ||
  trimmed(attributes, ariaLabelledby) !== "" ||
  trimmed(attributes, title) !== "";

export function openForm(state: PageState, attributes: AttributeTable): void {
  const target = readAttribute(attributes, action);
  // A label before a form names none of its fields.
  state.looseLabel = null;
  state.controlAt = state.flow.length;
  const post = trimmed(attributes, method).toLowerCase() === "post";
  state.forms.push({ action: target === null ? null : target.trim(), post, password: false });
  if ((readAttribute(attributes, role) ?? "").toLowerCase() === "search") state.hasSearch = true;
  const variants = parseVariants(readAttribute(attributes, variations) ?? "");
  if (variants.length > 0) state.variants.push({ handle: null, variants });
}

/** Names that form services and plugins give to fields which only robots fill in. */
const trapName =
  /^(_gotcha|_?honey(pot|name)?|bot[-_]?(?:field|check)|_?hp(_[\w-]+)?|fax_only|confirm_email_address|antispam)$/i;

/** Traps for robots are out of people's sight and reach. */
const isHidden = (state: PageState, attributes: AttributeTable): boolean =>
  readAttribute(attributes, ariaHidden) === "true" ||
  hasAttribute(attributes, hidden) ||
  trapName.test(trimmed(attributes, name)) ||
  isOutOfSight(state);

/** So many letters may stand between a label and its field, as the signs of a stepper do. */
const mostBetween = 30;

/** Words further away belong to something else. */
const isNear = ({ looseLabel, flow }: PageState): boolean =>
  looseLabel !== null && flow.length - looseLabel.to <= mostBetween;

/** A label between a box to tick and another field belongs to that field, as most stand before; between boxes to the first. */
function takeLabel(state: PageState, isTicked: boolean): FoundRange | null {
  const label = isNear(state) ? state.looseLabel : null;
  state.looseLabel = null;
  const last = state.controls.at(-1);
  if (label === null || last?.label !== label) return label;
  if (isTicked) return null;
  last.label = null;
  return label;
}

/** A label right behind a box to tick is the box's. */
function giveLabel({ controls, flow, looseLabel }: PageState): void {
  const last = controls.at(-1);
  if (last?.ticked !== undefined && last.label === null && flow.length - last.ticked <= 1) last.label = looseLabel;
}

function noteControl(state: PageState, tag: string, kind: string, attributes: AttributeTable): void {
  const from = state.controlAt;
  state.controlAt = state.flow.length;
  if (isHidden(state, attributes)) return;
  const isTicked = kind === "checkbox" || kind === "radio";
  const label = takeLabel(state, isTicked);
  if (state.inLabel > 0 || isNamed(attributes) || state.controls.length >= most.controls) return;
  const called = (["name", "id"] as const).flatMap((key) => {
    const given = readAttribute(attributes, key === "name" ? name : id);
    return given === null ? [] : `[${key}="${given.slice(0, 60)}"]`;
  });
  const grey = readAttribute(attributes, placeholder) ?? "";
  // Without a name of its own its tag is found by the grey words inside.
  if (called.length === 0 && /^[^"\\\s][^"\\\n]{0,59}$/.test(grey)) called.push(`[placeholder="${grey}"]`);
  const what = kind === "" ? tag : `${tag}[type="${kind}"]`;
  const own = readAttribute(attributes, id);
  state.controls.push({
    name: detach(what + (called[0] ?? "")),
    id: own,
    hint: detach(trimmed(attributes, placeholder).slice(0, most.hint)),
    label,
    before: label === null && !isTicked ? wordsBefore(state, from) : null,
    ...(isTicked ? { ticked: state.flow.length } : {}),
  });
}

export function openInput(state: PageState, attributes: AttributeTable): void {
  const kind = trimmed(attributes, type).toLowerCase();
  if (kind === "password") {
    state.hasPassword = true;
    const form = state.forms.at(-1);
    if (form !== undefined) form.password = true;
  }
  if (kind === "search" || searchName.test(readAttribute(attributes, name) ?? "")) state.hasSearch = true;
  if (!unlabelledTypes.has(kind)) return noteControl(state, "input", kind, attributes);
  if (kind === "hidden") return;
  noteInputButton(state, kind, attributes);
}

function noteInputButton(state: PageState, kind: string, attributes: AttributeTable): void {
  const text = readAttribute(attributes, kind === "image" ? alt : value) ?? "";
  const said = text.trim();
  // Browsers name submit and reset buttons themselves.
  if (said === "" && !isNamed(attributes) && kind !== "submit" && kind !== "reset") state.namelessButtons++;
  const at = state.flow.length;
  if (said !== "")
    state.buttons.push({ from: at, to: at, label: said, region: state.open.region[state.open.depth] ?? 0 });
}

export function openControl(state: PageState, tag: string, attributes: AttributeTable): void {
  noteControl(state, tag, "", attributes);
}

export function openLabel(state: PageState, attributes: AttributeTable): number {
  const target = readAttribute(attributes, forId);
  if (target !== null) state.labelFor.add(target);
  state.inLabel++;
  const at = state.flow.length;
  state.looseLabel = target === null ? { from: at, to: at } : null;
  giveLabel(state);
  return closesLabel;
}

export function openButton(state: PageState, attributes: AttributeTable): number {
  const label = trimmed(attributes, ariaLabel) || trimmed(attributes, title) || trimmed(attributes, value);
  const labelled = hasAttribute(attributes, ariaLabelledby);
  const at = state.flow.length;
  const region = state.open.region[state.open.depth] ?? 0;
  state.openButton = { from: at, to: at, label, region, names: readAttribute(attributes, classId) };
  state.openButtonNamed = labelled || label !== "";
  state.svgTitles = 0;
  return closesButton;
}

/** Keeps what kind of element something is, by its tag and first class. */
export function noteKind(kinds: Set<string>, tag: string, names: string | null): void {
  const [first = ""] = names?.trim().split(/\s+/) ?? [];
  if (kinds.size < most.kinds) kinds.add(detach(first === "" ? tag : `${tag}.${first.slice(0, 60)}`));
}

/** Ends the label that was opened last. */
export function closeLabel(state: PageState): void {
  state.inLabel--;
  if (state.looseLabel !== null) state.looseLabel.to = state.flow.length;
}

export function closeButton(state: PageState): void {
  const button = state.openButton;
  if (button === null) return;
  button.to = state.flow.length;
  state.openButton = null;
  const blank = isBlankRange(state.flow, button.from, button.to);
  if (blank && button.label === "" && !state.openButtonNamed && state.svgTitles === 0) {
    state.namelessButtons++;
    noteKind(state.namelessKinds, "button", button.names ?? null);
  }
  if (state.buttons.length < most.buttons) state.buttons.push(button);
}

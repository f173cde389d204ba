import type { PageFacts, Region } from "@audit/facts";
import { nameBits } from "./bits.ts";
import {
  LEAST_HIDDEN_LINKS,
  LEAST_UNNAMED_CONTROLS,
  LEAST_WORDS_TO_SAY_ANYTHING,
  LONG_SCRIPTS,
  MOST_BLOCKING_SCRIPTS,
  MOST_BLOCKING_STYLES,
  MOST_ELEMENTS,
} from "../knowledge/limits.ts";

export const bodyBits = nameBits(
  "scriptShell",
  /** Its facts are those after its scripts ran. */
  "rendered",
  "main",
  "doctype",
  "headBroken",
  "repeatedRoot",
  "nosnippet",
  "scriptTargets",
  "manyElements",
  "words",
  /** A heading of the first level with words, outside the content of the page. */
  "framedHeading",
  "prices",
  "framedPrices",
  /** Enough of them to say something. */
  "sentence",
  /** A hidden text with several links to other hosts. */
  "hiddenOutbound",
  "forms",
  "insecureForms",
  "unlabelledFields",
  "namelessButtons",
  /** Three elements or more that software can't tell to be controls. */
  "unnamedControls",
  "moreButton",
  "iframes",
  "scripts",
  "inlineScripts",
  "longInlineScripts",
  "manyBlockers",
  "insecureFiles",
  "secrets",
);

const bit = bodyBits;

/** What the body of a page and the files it loads say at a glance. */
export function readBodySigns(page: PageFacts): number {
  return readStructure(page) | readNameAndPrice(page) | readForms(page.forms) | readResources(page.resources);
}

function readStructure({ structure, text, tech, asSent }: PageFacts): number {
  let signs = 0;
  if (tech.jsShell) signs |= bit.scriptShell;
  if (asSent !== undefined) signs |= bit.rendered;
  if (structure.hasMain) signs |= bit.main;
  if (structure.doctype !== null) signs |= bit.doctype;
  if (structure.headBrokenBy !== null) signs |= bit.headBroken;
  if (structure.repeated.length > 0) signs |= bit.repeatedRoot;
  if (structure.nosnippet.length > 0) signs |= bit.nosnippet;
  if (structure.scriptTargets.length > 0) signs |= bit.scriptTargets;
  if (structure.elements > MOST_ELEMENTS) signs |= bit.manyElements;
  if (text.words > 0) signs |= bit.words;
  if (text.mainWords >= LEAST_WORDS_TO_SAY_ANYTHING) signs |= bit.sentence;
  for (const { outbound } of text.concealed) if (outbound >= LEAST_HIDDEN_LINKS) signs |= bit.hiddenOutbound;
  return signs;
}

const isFramed = (region: Region): boolean => region !== "main" && region !== "body";

function readNameAndPrice({ headings, commerce }: PageFacts): number {
  let signs = 0;
  for (const { level, text, region } of headings)
    if (level === 1 && text !== "" && isFramed(region)) signs |= bit.framedHeading;
  for (const { amount, region } of commerce.prices)
    if (amount > 0) signs |= isFramed(region) ? bit.prices | bit.framedPrices : bit.prices;
  return signs;
}

function readForms(forms: PageFacts["forms"]): number {
  let signs = 0;
  if (forms.total > 0) signs |= bit.forms;
  if (forms.insecure.length > 0) signs |= bit.insecureForms;
  if (forms.unlabelled.length > 0) signs |= bit.unlabelledFields;
  if (forms.namelessButtons > 0) signs |= bit.namelessButtons;
  if (forms.fakeButtons + forms.namelessButtons >= LEAST_UNNAMED_CONTROLS) signs |= bit.unnamedControls;
  if (forms.loadMore !== null) signs |= bit.moreButton;
  return signs;
}

function readResources({
  scripts,
  styles,
  iframes,
  insecure,
  secrets,
  inlineScriptBytes,
}: PageFacts["resources"]): number {
  let signs = 0;
  if (iframes.length > 0) signs |= bit.iframes;
  if (scripts.length > 0) signs |= bit.scripts;
  if (inlineScriptBytes > 0) signs |= bit.inlineScripts;
  if (inlineScriptBytes >= LONG_SCRIPTS) signs |= bit.longInlineScripts;
  if (insecure.length > 0) signs |= bit.insecureFiles;
  if (secrets.length > 0) signs |= bit.secrets;
  let blockers = 0;
  for (const one of scripts) if (one.inHead && !one.async && !one.defer && !one.module) blockers++;
  if (blockers > MOST_BLOCKING_SCRIPTS || styles.length > MOST_BLOCKING_STYLES) signs |= bit.manyBlockers;
  return signs;
}

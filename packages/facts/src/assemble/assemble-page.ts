import type { Capture } from "../capture.ts";
import { readClaims } from "../claims/read-claims.ts";
import type { PageState } from "../collect/page-state.ts";
import { assembleCommerce } from "../commerce/assemble-commerce.ts";
import { findPricedTexts } from "../commerce/find-priced-texts.ts";
import type { Draft } from "../draft.ts";
import { notePage } from "../meaning/page-note.ts";
import { readOwnKind } from "../meaning/read-kind-evidence.ts";
import { readOutline } from "../outline/read-outline.ts";
import type { PageFacts } from "../page-facts.ts";
import type { SdItem, StructuredDataFacts } from "../structured-data.ts";
import { assembleItems } from "../structured/assemble-items.ts";
import { findUnseen } from "../structured/find-unseen.ts";
import { writesMarkup } from "../structured/writes-markup.ts";
import { createMarkupBudget } from "../structured/markup-budget.ts";
import { readJsonLd } from "../structured/read-json-ld.ts";
import { readTech } from "../tech/read-tech.ts";
import { contentText, peekText, rangeText, readFlow } from "../text/flow-text.ts";
import { normaliseUrl } from "../url/normalise-url.ts";
import { createPageResolver, type PageResolver } from "../url/page-resolver.ts";
import {
  assembleForms,
  assembleHeadings,
  assembleImages,
  assembleLinks,
  assembleResources,
  assembleStructure,
  assembleText,
  type RangeText,
} from "./assemble-body.ts";
import { assembleDates } from "./assemble-dates.ts";
import { assembleHead } from "./assemble-head.ts";
import { readForwarding } from "./read-forwarding.ts";
import { readMisledLinks } from "./read-misled-links.ts";
import { readTextDates } from "./text-dates.ts";

export type HtmlSections = Omit<PageFacts, "url" | "response" | "isHtml" | "indexability">;

function assembleStructuredData(
  state: PageState,
  resolver: PageResolver,
  text: RangeText,
  all: string,
  base: string,
): StructuredDataFacts {
  const items: Draft<SdItem>[] = [];
  const budget = createMarkupBudget();
  const blocks = state.jsonLd.map((raw, index) => readJsonLd(raw, items, { base, block: index + 1, budget }));
  const read = { resolver, base, known: items, rangeText: (from: number, to: number) => text(from, to, 2000), budget };
  const visible = findUnseen(items, () => all);
  const facts = { blocks, items: [...items, ...assembleItems(state.semantics, read)], visible };
  const whole: StructuredDataFacts = state.inlineScripts.some(writesMarkup) ? { ...facts, byScript: true } : facts;
  return budget.exceeded() ? { ...whole, tooLarge: true } : whole;
}

/** Each relative address of the page repeats its base. */
const longestBase = 2000;

function baseOf(state: PageState, url: string): string | null {
  return state.base === null || state.base.length > longestBase ? null : normaliseUrl(state.base, url);
}

/** Turns what was collected from an HTML page into its facts. */
export function assembleBody(capture: Capture, state: PageState): HtmlSections {
  const { url, headers, status } = capture;
  const base = baseOf(state, url);
  const resolver = createPageResolver(base ?? url);
  const flow = readFlow(state.flow);
  const text: RangeText = (from, to, most) => rangeText(flow, from, to, most);
  const peek: RangeText = (from, to, most) => peekText(flow, from, to, most);
  const content: RangeText = (from, to, most) => contentText(flow, from, to, most);
  const written = assembleHead(state, resolver, base);
  const words = assembleText(state, text, url, resolver);
  const links = assembleLinks(state, resolver, text);
  const refresh = readForwarding({ state, head: written, text: words, resolver });
  const head = { ...written, refresh, ...readMisledLinks(links, url, base) };
  const resources = assembleResources(state, resolver);
  const structuredData = assembleStructuredData(state, resolver, text, flow.all, base ?? url);
  const priced = findPricedTexts(state.segments, flow);
  const dates = assembleDates(head.metas, structuredData.items, state.times, readTextDates(state.segments, peek));
  const headings = assembleHeadings(state, content);
  const structure = assembleStructure(state, resolver, text);
  const forms = assembleForms(state, url, resolver, peek);
  const languages = head.lang === null ? [] : [head.lang, "en"];
  const outline = readOutline({ state, flow, links, priced, languages, resolver });
  const commerce = assembleCommerce({ url, state, flow, links, priced, outline });
  const tech = readTech({ state, headers, status, head, links, resources, text: words });
  const noted = {
    url,
    head,
    headings,
    links,
    resources,
    structuredData,
    forms,
    outline,
    dates,
    structure,
    tech,
    commerce,
    claims: readClaims({ state, flow, links, languages }, url),
  };
  return {
    kind: status >= 400 ? "other" : readOwnKind(notePage(noted)),
    head,
    headings,
    images: assembleImages(state, resolver, links, url, content),
    links,
    resources,
    structuredData,
    text: words,
    structure,
    forms,
    commerce,
    outline,
    claims: noted.claims,
    dates,
    tech,
  };
}

import { readScriptServers } from "../forms/read-script-servers.ts";
import { commonClassNames } from "../collect/class-names.ts";
import { sumOfPaths } from "../collect/path-set.ts";
import type { FoundForm, FoundImage, FoundLink } from "../collect/findings.ts";
import { most } from "../collect/limits.ts";
import { type PageState, regions } from "../collect/page-state.ts";
import type { FormFacts } from "../form-facts.ts";
import type {
  BackgroundFact,
  ConcealedText,
  HeadingFact,
  ImagesFacts,
  LinkFact,
  ResourceFacts,
  ScriptFact,
  StructureFacts,
  TextFacts,
} from "../page-facts.ts";
import { detach } from "../text/characters.ts";
import { saidOnce } from "../text/said-once.ts";
import { createTextMemo } from "../text/text-memo.ts";
import { simhashOf, textHashOf } from "../text/text-hash.ts";
import { readSecrets } from "../tech/snippets.ts";
import type { PageResolver } from "../url/page-resolver.ts";
import { readChoices } from "./read-choices.ts";

/** Text of a range of the flow, cut at `most` characters. */
export type RangeText = (from: number, to: number, most: number) => string;

const mostLinkText = 200;
const mostMainText = 4000;
const mostParagraphText = 400;
const mostSnippetText = 120;
const mostUnlabelled = 30;

export function assembleHeadings(state: PageState, content: RangeText): HeadingFact[] {
  return state.headings.map(({ level, imageAlt, region, from, to, className, named }) => {
    const text = saidOnce(content(from, to, 1000));
    return {
      // Levels are made from the names h1 to h6 only.
      level: level as HeadingFact["level"],
      text,
      imageAlt,
      region: regions[region] ?? "body",
      ...(className === "" ? {} : { className }),
      ...(named && text === "" && imageAlt === "" ? { slot: true as const } : {}),
    };
  });
}

/** Addresses of pictures and films, which a picture's link opens to show more of the same. */
const mediaFile = /\.(?:jpe?g|png|webp|gif|avif|svg|mp4|webm)(?:$|[?#])/i;

/** Whether a picture's link leads to another page: then it shows what is there, and nothing of this one. */
const leadsOn = (link: LinkFact | undefined, pageUrl: string): boolean =>
  link !== undefined && link.url !== null && link.url !== pageUrl && !mediaFile.test(link.url);

/** A fragment is a place that scripts fill; data in place of an address waits for the one that scripts put there. */
function addressOf({ src, lazy }: FoundImage, resolver: PageResolver): string | null {
  const written = src.trim();
  if (written === "" || written.startsWith("#")) return null;
  const isPlaceholder = written.startsWith("data:") && lazy !== null && lazy !== "";
  return resolver.resolve(isPlaceholder ? lazy : written);
}

const mostBesideText = 200;
const leastSaid = 12;
/** Letters between a picture and the heading of its card: a label or a date at most. */
const besideHeading = 60;

/** The words that go with a picture: of its link, else of the one heading between it and the next picture. */
function besideOf(state: PageState, index: number, linkText: string, text: RangeText): { beside?: string } {
  if (linkText !== "") return { beside: linkText };
  const { images, headings } = state;
  const at = images[index]?.at ?? 0;
  const next = images[index + 1]?.at ?? Number.POSITIVE_INFINITY;
  const previous = images[index - 1]?.at ?? -1;
  const heading =
    headings.find(({ from, to }) => from <= at && at < to) ??
    headings.find(({ from }) => from >= at && from <= next && from - at <= besideHeading) ??
    // At the end of a heading, where nothing else follows.
    headings.find(({ to }) => to === at);
  // Pictures at one place are a gallery or a slider: no heading is of one of them.
  if (heading === undefined || previous === at || next === at) return {};
  // What stands in an element of its own behind the name is said of it.
  const end = heading.inner > heading.from && heading.to - heading.inner >= leastSaid ? heading.inner : heading.to;
  const said = text(heading.from, end, mostBesideText);
  return said === "" ? {} : { beside: said };
}

const leastShared = 4;

const listKey = ({ alt, path }: FoundImage): string => `${path} ${alt ?? ""}`;

/** Alternative texts that so many different pictures of one list have that they tell of none what it shows. */
function sharedAlts({ images }: PageState): ReadonlySet<string> {
  const files = new Map<string, Set<string>>();
  for (const image of images) {
    if ((image.alt ?? "").trim() === "") continue;
    const key = listKey(image);
    files.set(key, (files.get(key) ?? new Set()).add(image.src));
  }
  return new Set([...files].flatMap(([key, all]) => (all.size >= leastShared ? [key] : [])));
}

export function assembleImages(
  state: PageState,
  resolver: PageResolver,
  links: readonly LinkFact[],
  pageUrl: string,
  text: RangeText,
): ImagesFacts {
  const alts = sharedAlts(state);
  const list = state.images.map((image, index) => ({
    src: image.src,
    alt: image.alt,
    width: image.width,
    height: image.height,
    loading: image.loading,
    fetchpriority: image.fetchpriority,
    hasSrcset: image.hasSrcset,
    inLink: image.link >= 0,
    inPicture: image.inPicture,
    region: regions[image.region] ?? "body",
    ...(leadsOn(links[image.link], pageUrl) ? { leadsOn: true as const } : {}),
    ...(image.boxed ? { boxed: true as const } : {}),
    ...(image.alt === null || alts.has(listKey(image))
      ? besideOf(state, index, links[image.link]?.text ?? "", text)
      : {}),
    url: addressOf(image, resolver),
  }));
  const { imageTotal: total, imagesNoAlt: noAlt, imagesEmptyAlt: emptyAlt, picturesWithoutImage } = state;
  const backgrounds = state.backgrounds.flatMap(({ src, region, after, link }): BackgroundFact[] => {
    const url = resolver.resolve(src);
    const leads = leadsOn(links[link], pageUrl) ? { leadsOn: true as const } : {};
    return url === null ? [] : [{ url, region: regions[region] ?? "body", after, ...leads }];
  });
  return {
    total,
    noAlt,
    emptyAlt,
    picturesWithoutImage,
    list,
    ...(backgrounds.length === 0 ? {} : { backgrounds }),
  };
}

export function assembleLinks(state: PageState, resolver: PageResolver, text: RangeText): LinkFact[] {
  return state.links.map(({ href, label, rel, region, hidden, from, to }) => {
    const said = text(from, to, mostLinkText);
    const link: LinkFact = {
      href,
      url: resolver.resolve(href),
      text: said,
      label,
      rel,
      region: regions[region] ?? "body",
    };
    return hidden ? { ...link, hidden: true } : link;
  });
}

const videoHost =
  /^https?:\/\/([\w-]+\.)*(youtube(-nocookie)?\.com|youtu\.be|vimeo\.com|dailymotion\.com|wistia\.(com|net)|loom\.com)\//i;

function assembleVideos(
  state: PageState,
  iframes: ResourceFacts["iframes"],
  resolver: PageResolver,
): ResourceFacts["videos"] {
  const videos: ResourceFacts["videos"][number][] = [];
  for (const src of state.videos) videos.push({ url: src === "" ? null : resolver.resolve(src), from: "video" });
  for (const { url } of iframes) if (url !== null && videoHost.test(url)) videos.push({ url, from: "iframe" });
  return videos;
}

export function assembleResources(state: PageState, resolver: PageResolver): ResourceFacts {
  const iframes = state.iframes.map(({ src, title }) => ({ url: src === null ? null : resolver.resolve(src), title }));
  const scripts: ScriptFact[] = [];
  for (const { src, inHead, async, defer, module } of state.scripts)
    scripts.push({ url: resolver.resolve(src), inHead, async, defer, module });
  const styles: ResourceFacts["styles"][number][] = [];
  const insecure = state.insecure.slice(0, most.insecure);
  for (const { rel, href, inHead, media } of state.linkRels) {
    if (!rel.includes("stylesheet")) continue;
    styles.push({ url: href === null ? null : resolver.resolve(href), inHead, media });
    if (href !== null && /^http:/i.test(href) && insecure.length < most.insecure)
      insecure.push({ tag: "link", url: href });
  }
  return {
    scripts,
    inlineScriptBytes: state.inlineScriptBytes,
    styles,
    inlineStyleBytes: state.inlineStyleBytes,
    iframes,
    videos: assembleVideos(state, iframes, resolver),
    insecure,
    secrets: readSecrets(state.inlineScripts),
  };
}

function mainText(state: PageState, text: RangeText): string {
  const parts: string[] = [];
  let length = 0;
  for (const { from, to } of state.mainRanges) {
    const part = text(from, to, mostMainText - length);
    if (part === "") continue;
    parts.push(part);
    length += part.length + 1;
    if (length >= mostMainText) break;
  }
  return parts.join(" ");
}

/** Scripts without spaces have about two characters to a word. */
const wordsOf = (spaced: number, unspaced: number): number => spaced + Math.ceil(unspaced / 2);

const mostConcealed = 20;
const mostConcealedText = 1000;
const leastConcealedWords = 3;

function assembleConcealed(
  state: PageState,
  text: RangeText,
  pageUrl: string,
  resolver: PageResolver,
): ConcealedText[] {
  const host = URL.parse(pageUrl)?.host;
  const leadsAway = ({ href }: FoundLink): boolean => {
    const url = resolver.resolve(href);
    return url !== null && URL.parse(url)?.host !== host;
  };
  const found = state.concealed.map(({ how, from, to, firstLink, lastLink }) => ({
    how,
    text: text(from, to, mostConcealedText),
    outbound: state.links.slice(firstLink, lastLink).filter(leadsAway).length,
  }));
  return found.filter((piece) => piece.text.split(" ").length >= leastConcealedWords).slice(0, mostConcealed);
}

export function assembleText(state: PageState, text: RangeText, pageUrl: string, resolver: PageResolver): TextFacts {
  const { flow } = state;
  return {
    words: wordsOf(flow.words, flow.unspaced),
    mainWords: wordsOf(flow.mainWords, flow.mainUnspaced),
    main: mainText(state, text),
    paragraphs: state.paragraphs.map(({ from, to }) => text(from, to, mostParagraphText)).filter((part) => part !== ""),
    concealed: state.concealed.length === 0 ? [] : assembleConcealed(state, text, pageUrl, resolver),
    hash: textHashOf(flow.hash),
    simhash: simhashOf(flow.hash),
  };
}

/**
 * WooCommerce names at its product (`wc_get_product_class`) what kind it is, and whether nothing of it is sent; the
 * page's own stands before related ones.
 */
function isIntangible(classes: Iterable<{ readonly names: readonly string[] }>): boolean {
  for (const { names } of classes)
    if (names.includes("type-product") && names.some((name) => name.startsWith("product-type-")))
      return names.some((name) =>
        /^(?:virtual|product-type-(?:appointment|booking|course|event|ticket|webinar))$/.test(name),
      );
  return false;
}

export function assembleStructure(state: PageState, resolver: PageResolver, text: RangeText): StructureFacts {
  const dataTables = state.tables.filter((table) => table.hasHeader || (table.rows > 1 && table.columns > 1));
  return {
    doctype: state.doctype,
    elements: state.elements,
    maxDepth: state.maxDepth,
    headBrokenBy: state.headBrokenBy,
    repeated: state.repeated,
    quotations: state.quotations,
    codes: state.codes,
    lists: state.lists,
    orderedLists: state.orderedLists,
    tables: dataTables.length,
    ...(state.headedByScript ? { headedByScript: true } : {}),
    hasMain: state.hasMain,
    hasNav: state.hasNav,
    ...(state.vacant > 0 ? { vacant: state.vacant } : {}),
    ...(state.unfilled.length > 0
      ? { unfilled: state.unfilled.map(({ id, from, to }) => ({ id, heading: text(from, to, mostSnippetText) })) }
      : {}),
    ...(state.unfilledMenus.length > 0 ? { unfilledMenus: state.unfilledMenus } : {}),
    duplicateIds: [...state.duplicateIds],
    nosnippet: state.nosnippet.map(({ from, to }) => text(from, to, mostSnippetText)),
    summaries: state.summaries.map(({ from, to }) => text(from, to, mostSnippetText)).filter((said) => said !== ""),
    scriptTargets: state.scriptTargets.flatMap((target) => resolver.resolve(target) ?? []),
    shape: sumOfPaths(state.paths),
    classTokens: commonClassNames(state.classes, 60),
    bodyClasses: state.bodyClasses,
    intangible: isIntangible(state.classes.keys()),
  };
}

function insecureForm(form: FoundForm, pageUrl: string, resolver: PageResolver): string[] {
  const target = form.action === null || form.action === "" ? pageUrl : (resolver.resolve(form.action) ?? form.action);
  if (!/^http:/i.test(target)) return [];
  const written = /^http:/i.test(form.action ?? "");
  return written || form.password ? [target] : [];
}

/** Targets of forms on other hosts than the page's own, each once. */
function outwardTargets(forms: readonly FoundForm[], pageUrl: string, resolver: PageResolver): string[] {
  const { host } = new URL(pageUrl);
  const targets = forms.flatMap(({ action }) => (action === null ? [] : (resolver.resolve(action) ?? [])));
  return [...new Set(targets)].filter((target) => new URL(target).host !== host).slice(0, mostOutward);
}

const mostOutward = 10;

const loadMoreLabel =
  /^(load|show|view|see) more\b|^more (products|results|items)|^mehr (laden|anzeigen|produkte)|^weitere (produkte|artikel)|^(charger|afficher|voir) plus|^(cargar|ver|mostrar) más|^(visa|ladda) fler|^(carica|mostra) (altri|altro|di più)|^meer (laden|tonen|bekijken)|^(vis|indlæs|last inn) flere/i;

/** Controls are labelled alike on all pages of a site. */
const isLoadMore = createTextMemo((said) => loadMoreLabel.test(said));

/** The button that adds more of a list without a new address, in the words of the shops we know. */
function readLoadMore(state: PageState, peek: RangeText): string | null {
  for (const { from, to, label } of state.buttons) {
    if (to - from > 60) continue;
    const said = peek(from, to, 60) || label;
    if (said !== "" && isLoadMore(said)) return detach(said);
  }
  return null;
}

/** The words directly before each of these fields that stand in no label. */
function wordsBeside(open: PageState["controls"], peek: RangeText): { beside?: readonly string[] } {
  const beside = open.map(({ before }) => (before === null ? "" : detach(peek(before.from, before.to, most.hint))));
  return beside.some((words) => words !== "") ? { beside } : {};
}

/** Of these fields those with words in a label beside them. */
function labelsBeside(open: PageState["controls"], peek: RangeText): { labelBeside?: readonly string[] } {
  const named = open.filter(({ label }) => label !== null && peek(label.from, label.to, most.hint) !== "");
  return named.length > 0 ? { labelBeside: named.map(({ name }) => name) } : {};
}

export function assembleForms(state: PageState, pageUrl: string, resolver: PageResolver, peek: RangeText): FormFacts {
  const outward = outwardTargets(state.forms, pageUrl, resolver);
  const choices = readChoices(state, peek);
  const scripted = readScriptServers(state.inlineScripts);
  const open = state.controls.filter((control) => control.id === null || !state.labelFor.has(control.id));
  return {
    total: state.forms.length,
    insecure: state.forms.flatMap((form) => insecureForm(form, pageUrl, resolver)),
    ...(outward.length > 0 ? { outward } : {}),
    ...(scripted.length > 0 ? { scripted } : {}),
    hasSearch: state.hasSearch,
    hasPassword: state.hasPassword,
    unlabelled: open.slice(0, mostUnlabelled).map((control) => control.name),
    hints: open.slice(0, mostUnlabelled).map(({ hint, label }) => {
      const said = label === null ? "" : peek(label.from, label.to, most.hint);
      return said === "" ? hint : detach(said);
    }),
    ...labelsBeside(open.slice(0, mostUnlabelled), peek),
    ...wordsBeside(open.slice(0, mostUnlabelled), peek),
    namelessButtons: state.namelessButtons,
    fakeButtons: state.fakeButtons,
    namelessKinds: [...state.namelessKinds],
    fakeKinds: [...state.fakeKinds],
    ...(state.fakeLinks.size > 0 ? { fakeLinks: [...state.fakeLinks].map(([kind, to]) => ({ kind, to })) } : {}),
    loadMore: readLoadMore(state, peek),
    ...(choices.length > 0 ? { choices } : {}),
  };
}

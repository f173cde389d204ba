import { cardBox, tagFlags } from "../html/tags.ts";
import { cartMark, consentMark, dialogMark, frameMark, noticeMark } from "../outline/marks.ts";
import { detach } from "../text/characters.ts";
import { most } from "./limits.ts";
import { inBody, inMainRegion, inNav, type PageState } from "./page-state.ts";

/** What authors call the place of a list of things that pages are about. */
const lists =
  /(?<![a-z])(?:p?grid|list|listings|items|cards|products|catalog(?:ue)?|gallery|reviews|testimonials|related|bestsellers?|collections?|services|projects|posts|articles|menu)(?![a-z])/;
/** Of these what is no part of the page's own contents, or is right to be empty. */
const others =
  /(?<![a-z])(?:carts?|basket|bag|checkout|orders?|wish-?list|favou?rites|recent(?:ly)?|compare|search|uploads?|files?|attachments?|headers?|heads?|titles?|forms?|filters?|suggestions?|previews?|dropdown|nav|main-?menu|mobile|toc|breadcrumbs?|errors?|status(?:es)?|live|announce(?:r|ments?)?|messages?|notices?|notifications?|admin|pending|user|my|saved)(?![a-z])/;
const aside = cartMark | consentMark | dialogMark | frameMark | noticeMark;

/** As far behind its heading a place still belongs to it: a line or two, or a row of filters. */
const farthest = 400;
const mostLinks = 3;

const plainName = (id: string): string =>
  id
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/_+/g, "-");

/** Keeps a place for a list that nothing stands in, where a heading and at most a line or two stand before it. */
export function noteUnfilled(state: PageState, id: string): void {
  const { headings, flow, sinceHeading } = state;
  if (state.unfilled.length >= most.unfilled || state.openConcealed > 0 || state.silent > 0) return;
  const heading = headings.at(-1);
  if (heading === undefined || heading.to <= heading.from || flow.length - heading.to > farthest) return;
  if (heading.region !== inBody && heading.region !== inMainRegion) return;
  if (state.imageTotal !== sinceHeading.images || state.links.length - sinceHeading.links > mostLinks) return;
  const name = plainName(id);
  if (!lists.test(name) || others.test(name)) return;
  if (state.openSpans.some(({ marks }) => (marks & aside) !== 0)) return;
  state.unfilled.push({ id: detach(id.slice(0, 80)), from: heading.from, to: heading.to });
}

/** What of a menu is right to be empty: places of the cart, of a search and of the like. */
const noMenu =
  /(?<![a-z])(?:carts?|basket|bag|checkout|wish-?list|favou?rites|compare|search|results?|suggestions?|user|account|login|mobile|status|live|messages?|notifications?)(?![a-z])/;

/** Keeps the empty box that an item of a menu has behind its one link: what unfolds below it comes by scripts. */
export function noteUnfilledMenu(state: PageState, id: string): void {
  const { open, links, unfilledMenus } = state;
  if (unfilledMenus.length >= most.unfilledMenus || state.openConcealed > 0 || state.silent > 0) return;
  const item = open.depth - 1;
  const isItem = item > 0 && open.region[item] === inNav && ((tagFlags[open.tag[item] ?? 0] ?? 0) & cardBox) !== 0;
  if (!isItem || links.length - (open.links[item] ?? 0) !== 1 || noMenu.test(plainName(id))) return;
  unfilledMenus.push(detach(id.slice(0, 80)));
}

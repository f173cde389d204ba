import { isTrackingParameter } from "../knowledge/tracking-params.ts";
import { isPageParameter } from "./pagination.ts";

export interface Parameter {
  readonly name: string;
  readonly value: string;
}

/** Parameters that order or lay out a list without changing what is in it; systems put names of their own before and behind. */
const SORTING =
  /^(sort(_?by|_?order|ing|ierung)?|order(_?by|_?dir)?|dir(ection)?|mode|display|limit|per_?page|page_?size|product_list_(order|dir|mode|limit)|orden|tri|ordina)$|(^|[_-])(orderby|sort_?by|view(_?mode)?|layout|grid|col(umn)?s?|per[_-]?(page|row))($|[_-])/i;
/** Parameters that name a thing, a language, a visit or a search: no filters of a list. */
const OTHER =
  /^(.*[_-])?(id|ids)$|Id$|^(cpath|route|sku|product|item|article|artikel|category|cat|post|p|c|path|controller|action|task|option|module|a)$|^(lang(uage)?|locale|hl|l|currency|country|region|store)$|^(q|s|query|search|keywords?|term|text)$|^(v|ver|version|ref|source|from|token|session|sid|amp|output|format|print|variant|preview|theme|add-to-cart)$/i;

/** Of these the names of things: what stands at another value is another thing. */
const THING = /^(.*[_-])?ids?$|Id$|^(sku|product|item|article|artikel|post|slug)$/i;

const NONE: readonly Parameter[] = [];

/** Parameters of an address that carry a value, in order. */
function parametersOf(url: string): readonly Parameter[] {
  if (!url.includes("?")) return NONE;
  return [...new URL(url).searchParams].flatMap(([name, value]) => (value === "" ? [] : [{ name, value }]));
}

/** Parameters that narrow a list: ?colour=red&size=l. Several values of one parameter count once. */
export function filtersOf(url: string): readonly Parameter[] {
  const found = parametersOf(url).filter(({ name }) => isFilter(name));
  return found.filter(({ name }, index) => found.findIndex((one) => one.name === name) === index);
}

/** Parameters that only order a list or change its look. */
export const sortsOf = (url: string): readonly Parameter[] =>
  parametersOf(url).filter(({ name }) => SORTING.test(name));

/** Parameters that name a thing: ?product=red-mug. */
export const thingsOf = (url: string): readonly Parameter[] => parametersOf(url).filter(({ name }) => THING.test(name));

const isFilter = (name: string): boolean =>
  !SORTING.test(name) && !OTHER.test(name) && !isPageParameter(name) && !isTrackingParameter(name);

/** The address without its parameters. */
export const plainAddress = (url: string): string => (url.includes("?") ? url.slice(0, url.indexOf("?")) : url);

/** The address without the parameters that only order a list or change its look. */
export function withoutSorting(url: string): string {
  const address = new URL(url);
  for (const { name } of sortsOf(url)) address.searchParams.delete(name);
  return address.href;
}

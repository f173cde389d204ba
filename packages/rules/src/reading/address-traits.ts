import { remembered } from "../remembered.ts";

/** Something that addresses have or lack, such as a session number: one bit of what is known of an address. */
export interface AddressTrait {
  readonly bit: number;
}

export interface KnownAddress {
  /** Host and port without "www.". */
  readonly site: string;
  /** Bits of the traits it has. */
  readonly traits: number;
  readonly url: string;
  /** What was asked for after it the last time. */
  next: KnownAddress | null;
}

const tests: ((url: string) => boolean)[] = [];
const MOST_TRAITS = 31;
const known = new Map<string, KnownAddress>();
/** So many distinct addresses are remembered; a menu's are back with the next page. */
const MOST_KNOWN = 20_000;

/**
 * Declares a trait, once, where a rule is defined. A site's pages link to the same addresses over and over; each address
 * is tested once, however many links lead to it.
 * @param holds told by the address alone, absolute http(s)
 */
export function addressTrait(holds: (url: string) => boolean): AddressTrait {
  if (tests.length === MOST_TRAITS) throw new Error("an address has no room for one more trait");
  known.clear();
  return { bit: 1 << (tests.push(holds) - 1) };
}

/** What is known of an absolute http(s) address. */
export function knownAddress(url: string): KnownAddress {
  const remembered = known.get(url);
  if (remembered !== undefined) return remembered;
  const traits = tests.reduce((found, holds, index) => (holds(url) ? found | (1 << index) : found), 0);
  const address: KnownAddress = { site: siteOf(url), traits, url, next: null };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(url, address);
  return address;
}

/** The same for an address behind another: menus come in one order on all pages, which spares looking most of them up. */
export function addressAfter(before: KnownAddress | null, url: string): KnownAddress {
  const guess = before?.next ?? null;
  const address = guess?.url === url ? guess : knownAddress(url);
  if (before !== null) before.next = address;
  return address;
}

export const hasTrait = (url: string, { bit }: AddressTrait): boolean => (knownAddress(url).traits & bit) !== 0;

/** Addresses of one site get the very same text, so that comparing two sites is comparing two pointers. */
const sites = remembered((site) => site);

/** Cut from the text: parsing is dearer than all else that is asked of an address. */
function siteOf(url: string): string {
  let from = url.indexOf("//") + 2;
  if (url.startsWith("www.", from)) from += 4;
  const to = url.indexOf("/", from);
  return sites(to < 0 ? url.slice(from) : url.slice(from, to));
}

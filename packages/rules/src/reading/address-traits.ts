import { remembered } from "../remembered.ts";

/** Something that absolute http(s) addresses have or lack, such as a session number. */
export type AddressTrait = (url: string) => boolean;

/**
 * Declares a trait. A site's pages link to the same addresses over and over: each is tested once.
 * @param mayHold what all of them have and most addresses lack, where that is told sooner than what is remembered
 */
export function addressTrait(holds: AddressTrait, mayHold?: AddressTrait): AddressTrait {
  const known = remembered(holds);
  return mayHold === undefined ? known : (url) => mayHold(url) && known(url);
}

/** Host and port of an absolute address, without "www.". */
export const addressSite = remembered((url: string): string => {
  const host = /^[^/]*\/\/(?:www\.)?([^/]*)/.exec(url)?.[1];
  return host ?? url;
});

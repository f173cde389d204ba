import { remembered } from "../remembered.ts";

/** Something that absolute http(s) addresses have or lack, such as a session number. */
export type AddressTrait = (url: string) => boolean;

/** Declares a trait. A site's pages link to the same addresses over and over: each is tested once. */
export const addressTrait = (holds: AddressTrait): AddressTrait => remembered(holds);

/** Host and port of an absolute address, without "www.". */
export const addressSite = remembered((url: string): string => {
  const host = /^[^/]*\/\/(?:www\.)?([^/]*)/.exec(url)?.[1];
  return host ?? url;
});

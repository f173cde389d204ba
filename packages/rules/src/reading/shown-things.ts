/** Shorter texts ("nothing", "1 field") don't say which thing was seen. */
const LEAST_LETTERS = 12;

/** Texts that name one thing on the site wherever it is seen. */
export const specificTexts = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => text.length >= LEAST_LETTERS && !/^\d+ /.test(text));

/** A picture by its file, since pages write its address in several ways. */
export const fileName = (address: string): string => address.split("/").at(-1) ?? address;

/** An address without its host, or with nothing left of it, as evidence quotes it. */
export const isRelative = (quotedAddress: string): boolean => /^["“]?(?:\.{1,2}\/|\/(?!\/)|["”]?$)/.test(quotedAddress);

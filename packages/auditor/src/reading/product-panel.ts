import type { CommerceFacts } from "@audit/facts";

/**
 * True when prices stand in an aside and nowhere in the main text: the product's panel is that aside, whose text the
 * facts leave out, so that silence about the product proves nothing.
 */
export const panelIsAside = ({ prices }: CommerceFacts): boolean =>
  prices.some(({ region }) => region === "aside") &&
  !prices.some(({ region }) => region === "main" || region === "body");

/** Reason of doubt for such pages. */
export const ASIDE_DOUBT = "The product's data stand in an aside, which we read as a side note.";

/** True when the page offers the product for sale: with a buy button. Announcements and services without one are not judged. */
export const isForSale = ({ buyControl }: CommerceFacts): boolean => buyControl !== null;

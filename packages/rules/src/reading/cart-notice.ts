import { type Meaning, readMeanings } from "@audit/facts";

const QUOTED = /["“„«][^"“”„«»]+["”“»]/u;
const OF_CART: readonly Meaning[] = ["cart"];

/** What a cart answers to whoever asked for a page: "“Blue mug” was added to your cart". It tells nothing of the page. */
export const isCartNotice = (sentence: string): boolean =>
  QUOTED.test(sentence) && readMeanings(sentence.replace(QUOTED, ""), [], OF_CART).length > 0;

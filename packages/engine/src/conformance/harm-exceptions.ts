import { isPersonalPath } from "@audit/rules/knowledge/utility-paths";
import type { PageJson } from "../audit-json.ts";

/** What a check of harm tells of single pages although nothing is lost there, each kind with its reason. */
export const harmExceptions: {
  readonly canonical: { readonly reason: string; covers(page: PageJson, target: PageJson): boolean };
  readonly closed: { readonly reason: string; covers(page: PageJson): boolean };
} = {
  canonical: {
    reason:
      "one page served under two addresses, the same to the letter (a folder and its index file): Google asks for a canonical there, and the address that is kept says all of it",
    covers: (page, target) => target.indexable && sayingOf(page) === sayingOf(target),
  },
  closed: {
    reason:
      "the address of a cart, an account or a wish list: it shows each visitor something else, and shop systems close it in robots.txt themselves",
    covers: ({ url }) => isPersonalPath(new URL(url).pathname),
  },
};

/** What a page is and says, as far as an audit tells it. */
const sayingOf = ({ bytes, title, description, h1, mainText, words, links, language }: PageJson): string =>
  JSON.stringify([bytes, title, description, h1, mainText, words, links, language]);

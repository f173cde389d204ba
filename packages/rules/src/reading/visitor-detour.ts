import { isNameOf, type PageKind, readUrlHints } from "@audit/facts";
import { isPersonalPath } from "../knowledge/utility-paths.ts";
import { bareForm } from "./address-form.ts";
import { decoded } from "./decoded.ts";

const PERSONAL: ReadonlySet<PageKind | null> = new Set<PageKind>(["cart", "account"]);

/**
 * Whether a page forwards because nobody is signed in or nothing is in the cart: what it answers a crawler is a state of
 * the visit, not a move. Forms of one address are no detour.
 * @param kind what the page at the end is, where it was read
 */
export function isVisitorDetour(from: string, to: string, kind: PageKind | null = null): boolean {
  if (bareForm(from) === bareForm(to)) return false;
  return isPersonalPath(new URL(from).pathname) || PERSONAL.has(kind) || isPersonal(to);
}

/** Named after a cart or an account, in any language: whoever forwards may not say its own. */
function isPersonal(url: string): boolean {
  if (isPersonalPath(new URL(url).pathname) || PERSONAL.has(readUrlHints(url).named)) return true;
  return isNameOf(lastName(url), [], ["cart", "account"]);
}

function lastName(url: string): string {
  const last = new URL(url).pathname.split("/").findLast((part) => part !== "") ?? "";
  return decoded(last).replaceAll(/[-_]+/g, " ");
}

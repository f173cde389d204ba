import type { Json } from "../../escape/json-script.ts";
import { fillIn } from "../fixer.ts";
import { isObject, listOf, textIn } from "./json-values.ts";

/** Authors of an article, each with an address that tells who it is; those that have one, and organizations, as they are. */
export function withAuthorPages(author: Json | undefined): Json | undefined {
  const authors = listOf(author).map((one) => {
    const named = isObject(one) ? one : { "@type": "Person", name: textIn(one) };
    const isKnown = named["url"] !== undefined || named["sameAs"] !== undefined || named["@type"] === "Organization";
    return isKnown ? named : { ...named, url: fillIn("address of a page about the author") };
  });
  return authors.length > 1 ? authors : authors[0];
}

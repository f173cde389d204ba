import type { PageFacts } from "@audit/facts";
import { isCalledLegal, isNamedLegal, type Named } from "./legal-pages.ts";
import { countContent } from "./content-length.ts";

/** Terms that say something have more characters than this; a sentence that promises them has not. */
const LEAST_CHARACTERS = 300;
/** In a large frame, or one with headings of its own, the text itself may stand. */
const MOST_FRAME_WORDS = 400;
/** Numbers of registers, taxes, telephones and postal codes: a short imprint that has one tells who is behind the site. */
const NUMBER = /\d{5,}|\d{2,3}(?:[ .]\d{2,3}){2,}/;

type Page = Named & Pick<PageFacts, "claims" | "outline" | "resources" | "tech" | "text">;

/** True for terms, privacy policies and imprints that are named so and hold next to no text. */
export function isEmptyLegal(page: Page): boolean {
  const { claims, headings, outline, resources, tech, text } = page;
  if (!isCalledLegal(page) || !isNamedLegal(page) || tech.jsShell || countContent(page) >= LEAST_CHARACTERS)
    return false;
  const tellsWho = [claims.phones, claims.mails, claims.streets, claims.companies].some((found) =>
    found.some(({ region }) => region === "main" || region === "body"),
  );
  const inFrame = headings.filter(({ region }) => region === "header" || region === "aside").length;
  return (
    !tellsWho &&
    !NUMBER.test(text.main) &&
    inFrame <= 1 &&
    text.words - text.mainWords <= MOST_FRAME_WORDS &&
    resources.iframes.length === 0 &&
    outline.cards === 0
  );
}

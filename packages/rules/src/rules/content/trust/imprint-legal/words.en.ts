import { absent, togetherWithOthers, type LookedAt } from "../checks.ts";
import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<LookedAt> = {
  failing: "No imprint or legal notice",
  title: "Publish an imprint (legal notice)",
  why: "The law of your country asks for a page that names the business, its address and register number. Its absence can be fined, and buyers miss it.",
  steps: "Publish the page (Impressum, mentions légales, aviso legal) and link it from the footer of every page.",
  check: onPage("a link to the imprint in the footer, and the page names business, address and register number"),
  seen: absent("imprint or legal notice"),
  variants: [togetherWithOthers],
};

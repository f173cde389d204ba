import { absent, linked, type LookedAt } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<LookedAt> = {
  failing: "No way to contact the business",
  title: "Publish a contact page",
  why: "A shop that can't be reached looks risky to buyers. Google asks for clear contact details, above all where people pay.",
  steps: "Add a contact page with e-mail address, phone number and postal address, and link it from every page.",
  check: linked("the contact page"),
  seen: absent("contact page"),
};

import { fix } from "./fix.ts";
import { readableHtml } from "../../../../populations.ts";
import { demoContacts } from "../../../../reading/demo-contacts.ts";
import { languageOf } from "../../../../reading/language.ts";
import { specificTexts } from "../../../../reading/shown-things.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

/** Pages with code explain formats with such numbers, and articles tell about them. */
export const rule = definePageRule({
  id: "demo-contact-details",
  category: "content",
  area: "unfinished",
  severity: "high",
  fixKind: "content",
  certainty: 0.9,
  ceiling: {
    health: 55,
    aiCitation: 65,
    from: 0,
    because: "The contact details of a template are still shown as those of the business.",
  },
  over: readableHtml,
  reads: ["claims", "head", "text", "structure", "links", "url", "kind"],
  source: "https://www.rfc-editor.org/rfc/rfc2606",
  judge: (page) => {
    if (page.structure.codes > 0 || page.kind === "article") return notApplicable();
    const found = demoContacts(page, languageOf(page.head.lang));
    if (found.length === 0) return pass();
    const saw = found.slice(0, 5).map(({ kind, value }) => ({ kind, value: quoted(value) }));
    return fail({ at: "text and links", saw, expected: "details under which you can be reached" });
  },
  words: { en },
  untrue: 1.5,
  shows: (saw) => specificTexts(saw.map(({ value }) => value)),
  fix,
});

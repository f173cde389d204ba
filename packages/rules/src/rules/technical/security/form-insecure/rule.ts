import { specificTexts } from "../../../../reading/shown-things.ts";
import { en } from "./words.en.ts";
import { readableHtml } from "../../../../populations.ts";
import { isLoopback } from "../../../../reading/origin.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

export const rule = definePageRule({
  id: "form-insecure",
  category: "technical",
  area: "security",
  severity: "high",
  fixKind: "template",
  certainty: 1,
  over: readableHtml,
  reads: ["url", "forms"],
  source:
    "https://developer.mozilla.org/en-US/docs/Learn_web_development/Extensions/Forms/Sending_and_retrieving_form_data",
  judge: ({ url, forms }) => {
    if (forms.total === 0 || isLoopback(url)) return notApplicable();
    const targets = forms.insecure.filter((target) => URL.parse(target) === null || !isLoopback(target));
    if (targets.length === 0) return pass();
    return fail({ at: "form[action]", saw: targets.slice(0, 5).map(quoted), expected: "an address with https:" });
  },
  words: { en },
  shows: (saw) => specificTexts(saw),
  fix,
});

import { specificTexts } from "../../../../reading/shown-things.ts";
import { ownDescription } from "../../../../fixes/words/descriptions.ts";
import { en } from "./words.en.ts";
import { indexableContent } from "../../../../populations.ts";
import { normalised, quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "title-same-as-description",
  category: "content",
  area: "titles-meta",
  severity: "low",
  fixKind: "meta",
  certainty: 1,
  repair: { pasted: true, perPage: true },
  over: indexableContent,
  reads: ["head"],
  source: "https://developers.google.com/search/docs/appearance/snippet",
  judge: ({ head }) => {
    const [title, description] = [head.titles[0] ?? "", head.descriptions.find(Boolean) ?? ""];
    if (title === "" || description === "") return notApplicable();
    if (normalised(title) !== normalised(description)) return pass();
    return fail({
      at: "head > title and meta[name=description]",
      saw: quoted(description),
      expected: "a text of its own",
    });
  },
  words: { en },
  shows: (saw) => specificTexts([saw]),
  onlyProposed: true,
  fix: ownDescription,
});

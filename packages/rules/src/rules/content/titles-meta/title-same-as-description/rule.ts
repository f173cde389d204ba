import { indexableContent } from "../../../../populations.ts";
import { beginApart, normalised, quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "title-same-as-description",
  category: "content",
  area: "titles-meta",
  severity: "low",
  fixKind: "meta",
  certainty: 1,
  over: indexableContent,
  reads: ["head"],
  says: {
    failing: "Description only repeats the title",
    why: "The lines below the title in the results say the same twice and give no reason to click.",
    fix: "Let the title name the page, and the description say what it offers and why to choose it.",
    source: "https://developers.google.com/search/docs/appearance/snippet",
  },
  told: ({ wordedTitle, description, descriptionUnlikeTitle }) =>
    !wordedTitle || !description ? notApplicable() : descriptionUnlikeTitle ? pass() : null,
  judge: ({ head }) => {
    const [title, description] = [head.titles[0] ?? "", head.descriptions.find(Boolean) ?? ""];
    if (title === "" || description === "") return notApplicable();
    if (beginApart(title, description) || normalised(title) !== normalised(description)) return pass();
    return fail({
      at: "head > title and meta[name=description]",
      saw: quoted(description),
      expected: "a text of its own",
    });
  },
});

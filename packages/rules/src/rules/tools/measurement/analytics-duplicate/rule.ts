import { specificTexts } from "../../../../reading/shown-things.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { counterLoadedBy } from "../../../../knowledge/analytics-tools.ts";
import { readableHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "analytics-duplicate",
  category: "tools",
  area: "measurement",
  severity: "medium",
  fixKind: "template",
  certainty: 0.8,
  repair: { once: true },
  over: readableHtml,
  reads: ["resources", "tech"],
  source: "https://support.google.com/tagmanager/answer/2772421",
  judge: ({ resources, tech }) => {
    const times = new Map<string, number>();
    for (const { url } of resources.scripts) {
      const counter = url === null ? null : counterLoadedBy(url);
      if (counter === null) continue;
      times.set(counter, (times.get(counter) ?? 0) + 1);
    }
    const saw: string[] = [];
    for (const [counter, count] of times) if (count > 1) saw.push(`${counter}, loaded ${count} times`);
    if (saw.length > 0) return fail({ at: "script", saw, expected: "each tool once" });
    return tech.analytics.length === 0 ? notApplicable() : pass();
  },
  words: { en },
  shows: (saw) => specificTexts(saw),
  fix,
});

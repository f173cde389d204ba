import { counterLoadedBy } from "../../../knowledge/analytics-tools.ts";
import { readableHtml } from "../../../populations.ts";
import { definePageRule } from "../../../rule.ts";
import { fail, notApplicable, pass } from "../../../verdict.ts";

export const analyticsDuplicate = definePageRule({
  id: "analytics-duplicate",
  category: "tools",
  area: "measurement",
  severity: "medium",
  fixKind: "template",
  certainty: 0.8,
  over: readableHtml,
  reads: ["resources", "tech"],
  says: {
    failing: "Visits are counted twice",
    why: "The page loads the same statistics tool more than once, so visits and sales may be counted double and every figure is wrong.",
    fix: "Keep one of the two: remove the tool from the layout, from the plugin or from the tag manager.",
    source: "https://support.google.com/tagmanager/answer/2772421",
  },
  judge: ({ resources, tech }) => {
    const loaded = resources.scripts.flatMap(({ url }) => (url === null ? [] : (counterLoadedBy(url) ?? [])));
    const twice = [...Map.groupBy(loaded, (counter) => counter)].filter(([, group]) => group.length > 1);
    const containers = [
      ...loaded.filter((counter) => counter.startsWith("Google Tag Manager ")),
      ...tech.analytics.flatMap(({ kind, id }) => (kind === "gtm" && id !== null ? [`Google Tag Manager ${id}`] : [])),
    ];
    const saw = [
      ...twice.map(([counter, group]) => `${counter}, loaded ${group.length} times`),
      ...(new Set(containers).size > 1 ? [...new Set(containers)] : []),
    ];
    if (saw.length > 0) return fail({ at: "script", saw, expected: "each tool once" });
    return tech.analytics.length === 0 ? notApplicable() : pass();
  },
});

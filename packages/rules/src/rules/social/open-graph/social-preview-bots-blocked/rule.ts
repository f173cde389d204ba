import { openForNamed } from "../../../../fixes/robots/robots-fixes.ts";
import { en } from "./words.en.ts";
import { previewBots } from "../../../../knowledge/preview-bots.ts";
import { judgeAccess } from "../../../../reading/agent-access.ts";
import { defineSiteRule } from "../../../../rule.ts";

export const rule = defineSiteRule({
  id: "social-preview-bots-blocked",
  category: "social",
  area: "open-graph",
  severity: "medium",
  fixKind: "robots",
  certainty: 1,
  reads: ["home", "pages", "graph", "templates", "robots"],
  source: "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers",
  judge: (site) => judgeAccess(site, previewBots),
  words: { en },
  fix: openForNamed,
});

import type { TechFacts } from "../page-facts.ts";
import { readAnalytics } from "./read-analytics.ts";
import { readBotWall } from "./read-bot-wall.ts";
import { readPlatform } from "./read-platform.ts";
import type { TechEvidence } from "./tech-evidence.ts";

const mountIds = ["root", "app", "__next", "__nuxt", "___gatsby", "svelte", "q-app", "main-app", "ember-app"];
/** Below this many words a page that loads scripts shows nothing of its own. */
const fewWords = 30;

function isJsShell({ state, resources, text, links }: TechEvidence): boolean {
  if (text.words >= fewWords || resources.scripts.length + state.inlineScripts.length === 0) return false;
  const mounted = mountIds.some((id) => state.ids.has(id));
  return mounted && links.length < 5 && resources.scripts.length > 0;
}

export function readTech(evidence: TechEvidence): TechFacts {
  const platform = readPlatform(evidence);
  return {
    platform: platform?.name ?? null,
    platformEvidence: platform?.evidence ?? null,
    analytics: readAnalytics(evidence.resources.scripts, evidence.state.inlineScripts, [
      ...evidence.state.iframes.map(({ src }) => src),
      ...evidence.state.noscripts,
    ]),
    jsShell: isJsShell(evidence),
    botWall: readBotWall(evidence),
  };
}

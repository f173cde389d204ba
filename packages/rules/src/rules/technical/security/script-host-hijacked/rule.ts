import { hijackedHosts } from "../../../../knowledge/hijacked-hosts.ts";
import { readableHtml } from "../../../../populations.ts";
import { pageUrl } from "../../../../reading/page-url.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";

export const rule = definePageRule({
  id: "script-host-hijacked",
  category: "technical",
  area: "security",
  severity: "high",
  fixKind: "config",
  certainty: 0.95,
  repair: { once: true },
  over: readableHtml,
  reads: ["resources"],
  source: "https://sansec.io/research/polyfill-supply-chain-attack",
  judge: ({ resources }) => {
    if (resources.scripts.length === 0) return notApplicable();
    const found = resources.scripts.flatMap(({ url }) => (url !== null && isHijacked(url) ? [quoted(url)] : []));
    return found.length === 0 ? pass() : fail({ at: "script", saw: { scripts: [...new Set(found)].slice(0, 5) } });
  },
  words: { en },
  fix,
});

function isHijacked(url: string): boolean {
  const { hostname } = pageUrl(url);
  return hijackedHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

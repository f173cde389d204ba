import { detach } from "../text/characters.ts";
import type { ClaimSource } from "./claim-source.ts";
import type { ElsewhereClaim } from "./page-claims.ts";
import { createTextMemo } from "../text/text-memo.ts";
import { isSocialProfile } from "./social-networks.ts";

const most = 20;
/** Longer words of a link are a sentence. */
const longest = 60;

/** Services that protect forms ask for a link to their own policies: it says nothing of the site's. */
const ofForms = /(?:^|\.)(?:google|hcaptcha|cloudflare)\.com$/;

const isProfile = createTextMemo(isSocialProfile);

/** Short links in the frame of the page to other hosts, profiles left out: where services hold texts for the site. */
export function readElsewhere({ links }: ClaimSource, pageUrl: string): ElsewhereClaim[] {
  const { host } = new URL(pageUrl);
  const found = new Map<string, ElsewhereClaim>();
  for (const { url, text, label, region } of links) {
    const name = text || label || "";
    if (url === null || !url.startsWith("http") || name === "" || name.length > longest || found.size === most)
      continue;
    if (region !== "footer" && region !== "header" && region !== "nav") continue;
    const to = new URL(url).host;
    if (to === host || ofForms.test(to) || isProfile(url)) continue;
    found.set(`${to} ${name}`, { host: detach(to), text: detach(name) });
  }
  return [...found.values()];
}

import { detach } from "../text/characters.ts";
import type { ClaimSource } from "./claim-source.ts";
import { createTextMemo } from "../text/text-memo.ts";
import { isSocialProfile } from "./social-networks.ts";

const most = 20;

/** The links of menus come again on every page. */
const isProfile = createTextMemo(isSocialProfile);

/** Profiles that the page links to, in its order. */
export function readProfiles({ links }: ClaimSource): string[] {
  const found = new Set<string>();
  for (const { url, hidden } of links) {
    if (url === null || hidden || found.size === most || !isProfile(url)) continue;
    found.add(detach(url));
  }
  return [...found];
}

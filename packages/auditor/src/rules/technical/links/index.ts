import type { Rule } from "../../../rule.ts";
import { anchorTextEmpty } from "./anchor-text-empty.ts";
import { crawlDepth } from "./crawl-depth.ts";
import { linksToHttp } from "./links-to-http.ts";
import { linksToLocalhost } from "./links-to-localhost.ts";
import { nofollowInternalLinks } from "./nofollow-internal-links.ts";
import { orphanPages } from "./orphan-pages.ts";
import { weakInternalLinks } from "./weak-internal-links.ts";

export const linksRules: readonly Rule[] = [
  orphanPages,
  weakInternalLinks,
  crawlDepth,
  nofollowInternalLinks,
  anchorTextEmpty,
  linksToHttp,
  linksToLocalhost,
];

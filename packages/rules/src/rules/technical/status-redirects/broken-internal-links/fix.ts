import type { Fixer } from "../../../../fixes/fixer.ts";
import { brokenLinksNamed } from "../../../../fixes/links/broken-links.ts";

/** Links that lead nowhere, where each fault is a dead address or a page that links to some. */
export const fix: Fixer = brokenLinksNamed(() => []);

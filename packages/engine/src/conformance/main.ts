import { existsSync } from "node:fs";
import { runAiseo } from "./aiseo-suite.ts";
import { runConsent } from "./consent-suite.ts";
import { runFixes } from "./fixes-suite.ts";
import { runHarmless } from "./harmless-suite.ts";
import { runLighthouse } from "./lighthouse-suite.ts";
import { runMeaning } from "./meaning-suite.ts";
import { runPageFacts } from "./page-facts-suite.ts";
import { runPhrases } from "./phrases-suite.ts";
import { runPrices } from "./prices-suite.ts";
import { runPeer } from "./peers-suite.ts";
import { runRobots } from "./robots-suite.ts";
import { runSeonaut } from "./seonaut-suite.ts";
import { runSitemaps } from "./sitemaps-suite.ts";
import { runSites } from "./sites-suite.ts";
import { runSsrf } from "./ssrf-suite.ts";
import { runStructuredData } from "./structured-data-suite.ts";
import { createTally, type Tally } from "./tally.ts";
import { runHreflang, runUrl } from "./url-suite.ts";

const suites: Record<string, (folder: string, tally: Tally) => void | Promise<void>> = {
  robots: runRobots,
  sitemaps: runSitemaps,
  url: runUrl,
  hreflang: runHreflang,
  ssrf: runSsrf,
  "page-facts": runPageFacts,
  sites: runSites,
  consent: runConsent,
  meaning: runMeaning,
  prices: runPrices,
  phrases: runPhrases,
  fixes: runFixes,
  harmless: runHarmless,
  "structured-data": runStructuredData,
  "lighthouse-seo": runLighthouse,
  seonaut: runSeonaut,
  squirrelscan: runPeer("squirrelscan"),
  "seo-skills": runPeer("seo-skills"),
  "aiseo-audit": runAiseo,
};

const [name = "", folder = ""] = process.argv.slice(2);
const suite = suites[name];
if (!suite || !existsSync(folder)) {
  console.error(`Usage: npm run -s conformance -- <${Object.keys(suites).join("|")}> <folder with vectors>`);
  process.exit(2);
}
const tally = createTally();
await suite(folder, tally);
process.exitCode = tally.close(name) ? 0 : 1;

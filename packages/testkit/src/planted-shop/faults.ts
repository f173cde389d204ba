import { crawlability, status } from "./faults-crawl.ts";
import { content, social, titles } from "./faults-content.ts";
import { indexability, sitemaps } from "./faults-index.ts";
import { links, lists } from "./faults-links.ts";
import { international, technical } from "./faults-technical.ts";
import { schema } from "./faults-schema.ts";
import { answers, loading, scripts } from "./faults-browser.ts";
import { agents } from "./faults-agents.ts";
import { details } from "./faults-details.ts";
import { markup } from "./faults-markup.ts";
import { security } from "./faults-security.ts";
import { places, texts } from "./faults-texts.ts";
import { variantFaults } from "./faults-variants.ts";
import type { Planting } from "./plant.ts";

/** How each rule's fault is put into the shop, by the rule's id. */
export const plantings: Readonly<Record<string, Planting>> = {
  ...crawlability,
  ...status,
  ...indexability,
  ...sitemaps,
  ...lists,
  ...links,
  ...international,
  ...technical,
  ...titles,
  ...content,
  ...social,
  ...schema,
  ...agents,
  ...markup,
  ...details,
  ...security,
  ...places,
  ...texts,
  ...variantFaults,
  ...scripts,
  ...loading,
  ...answers,
};

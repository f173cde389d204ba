import type { PageFacts } from "@audit/facts";
import { LONG_TRAIL } from "../knowledge/limits.ts";
import { reviewServiceOn } from "../reading/reviews.ts";
import { judgeShownStock } from "../reading/shown-offer.ts";
import { nameBits } from "./bits.ts";

/** Of what a page shows to buyers and readers. */
export const shopBits = nameBits(
  "buyControl",
  "shownStock",
  "shownSoldOut",
  /** Markup and page agree about stock. */
  "agreedStock",
  "deliveryText",
  /** A price above zero outside the frame of the page. */
  "shownPrice",
  "struckPrices",
  "shownRatings",
  "ratingText",
  /** Three steps or more. */
  "longShownTrail",
  "reviewService",
  "players",
  "tables",
  "concealedTexts",
  "variantAddress",
);

const FRAME: ReadonlySet<string> = new Set(["header", "nav", "footer"]);

const bit = shopBits;

export function readShopSigns(page: PageFacts): number {
  const { resources, structure, text, url } = page;
  let signs = readCommerce(page);
  if (reviewServiceOn(resources) !== null) signs |= bit.reviewService;
  for (const { from } of resources.videos) if (from === "iframe") signs |= bit.players;
  if (structure.tables > 0) signs |= bit.tables;
  if (text.concealed.length > 0) signs |= bit.concealedTexts;
  if (url.includes("variant=")) signs |= bit.variantAddress;
  return signs;
}

function readCommerce({ commerce, structuredData }: PageFacts): number {
  let signs = 0;
  if (commerce.buyControl !== null) signs |= bit.buyControl;
  if (commerce.availability !== null) {
    signs |= commerce.availability === "out-of-stock" ? bit.shownStock | bit.shownSoldOut : bit.shownStock;
    if (judgeShownStock({ structuredData, commerce }).verdict === "pass") signs |= bit.agreedStock;
  }
  if (commerce.deliveryText !== null) signs |= bit.deliveryText;
  for (const { amount, region } of commerce.prices) {
    if (amount <= 0 || FRAME.has(region)) continue;
    signs |= bit.shownPrice;
    break;
  }
  if (commerce.struckPrices.length > 0) signs |= bit.struckPrices;
  if (commerce.ratings.length > 0) signs |= bit.shownRatings;
  if (commerce.ratingText !== null) signs |= bit.ratingText;
  return commerce.breadcrumbs.length >= LONG_TRAIL ? signs | bit.longShownTrail : signs;
}

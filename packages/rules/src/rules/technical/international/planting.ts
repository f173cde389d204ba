import { type Plant, absolute } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const alternate = (lang: string, to: string): string => `<link rel="alternate" hreflang="${lang}" href="${to}">`;

export const EN = "/pages/care";

export const DE = "/pages/workshops";

export const pair = `${alternate("en", absolute(EN))}${alternate("de", absolute(DE))}`;

/** Two texts that are versions of each other, with the given lines on each. */
export const versions = (onEn: string, onDe: string = pair): Plant =>
  p.all(p.inHead(EN, onEn), p.inHead(DE, onDe), p.spoken(DE, "de"));

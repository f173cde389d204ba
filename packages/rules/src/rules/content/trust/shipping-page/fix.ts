import { page } from "../../../../fixes/pages/business-pages.ts";

export const fix = page("/shipping", "Shipping", [
  ["Cost", "cost per country, and from which order value shipping is free"],
  ["Time", "working days per country, and until what hour you ship the same day"],
  ["Carriers and tracking", "who delivers and how buyers follow the parcel"],
]);

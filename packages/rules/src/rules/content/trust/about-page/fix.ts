import { page } from "../../../../fixes/pages/business-pages.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { isShop } from "../../../../wording/spoken.ts";

const REACH = ["How to reach us", "address, telephone, e-mail, company register number"] as const;

const aboutShop = page("/about", "About us", [
  ["Who we are", "who runs the shop, since when, where"],
  ["What we sell", "what you stand for and how you choose or make your products"],
  REACH,
]);

const aboutSite = page("/about", "About us", [
  ["Who we are", "who runs the site, since when, where"],
  ["What we do", "what the site is for, for whom, and why you can be trusted with it"],
  REACH,
]);

export const fix: Fixer = (cause, view) => (isShop(view) ? aboutShop : aboutSite)(cause, view);

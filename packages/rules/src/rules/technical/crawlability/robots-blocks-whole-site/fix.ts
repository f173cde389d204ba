import { isAllowed } from "@audit/facts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { opened } from "../../../../fixes/robots/robots-edit.ts";

/** Search engines may fetch the home page again; nothing else changes. */
export const fix: Fixer = (_cause, view) => {
  const { robots, home } = view.site;
  const blocked = ["Googlebot", "Bingbot"].filter((agent) => !isAllowed(robots.rules, agent, home));
  const refusals = blocked.map((agent) => ({ agent, url: home }));
  return refusals.length > 0 ? [[opened(view, refusals, true)]] : null;
};

import type { Fixer } from "../../../../fixes/fixer.ts";
import { editedFile } from "../../../../fixes/robots/robots-edit.ts";
import { closestField } from "./closest-field.ts";

/** Faulty lines corrected where the intention is plain, else turned into comments. */
export const fix: Fixer = (_cause, view) => {
  const { faults } = view.site.robots.rules;
  if (faults.length === 0) return null;
  const changes = new Map(faults.map(({ line, text }) => [line, correctedLine(text, view.site.robots.url)]));
  return [[editedFile(view, changes, [])]];
};

function correctedLine(text: string, robotsUrl: string): string {
  const [, field = "", value = ""] = /^\s*([^:=\s]+)\s*[:=\s]\s*(.*)$/.exec(text) ?? [];
  const known = closestField(field);
  return known && value ? `${known}: ${correctedValue(known, value.trim(), robotsUrl)}` : `# ${text.trim()}`;
}

/** Sitemaps in full, paths from the root on. */
function correctedValue(field: string, value: string, robotsUrl: string): string {
  const url = URL.parse(value, robotsUrl);
  if (/^sitemap$/i.test(field)) return url?.href ?? value;
  if (!/^(dis)?allow$/i.test(field) || /^[/*$]/.test(value)) return value;
  return /^https?:/i.test(value) && url !== null ? url.pathname + url.search : `/${value}`;
}

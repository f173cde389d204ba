/** The files of a report from the short to the long: summary, sides, plan. */
const ORDER = [
  "executive_summary.md",
  "audit_summary.md",
  "technical.md",
  "content.md",
  "structured_data.md",
  "ai_visibility.md",
  "action_plan.md",
];

const placeOf = (name: string): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);

/** Compares file names as a report is read; what is not known comes last, by name. */
export const byReadingOrder = (a: string, b: string): number => placeOf(a) - placeOf(b) || (a < b ? -1 : a > b ? 1 : 0);

/** "action_plan.md" -> "action plan", as tabs and lists name it. */
export const titleOfFile = (name: string): string => name.replace(/\.md$/i, "").replaceAll("_", " ");

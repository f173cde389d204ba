import { capitalised } from "../../format/words.ts";

/** "action_plan.md" -> "Action plan", as tabs and lists name it; letters that stand for words stay large. */
export const titleOfFile = (name: string): string =>
  capitalised(name.replace(/\.md$/i, "").replaceAll("_", " ")).replace(/^Ai\b/, "AI");

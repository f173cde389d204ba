import type { Db } from "../../platform/database/index.ts";
import { requirePrompt, type PromptKey } from "./built-in.ts";
import { loadPrompt } from "./store.ts";

/** The words to ask with now: the saved prompt, or the built-in one while that is inactive. */
export async function activePrompt(db: Db, key: PromptKey): Promise<string> {
  const row = await loadPrompt(db, key);
  return row?.is_active ? row.content : requirePrompt(key).content;
}

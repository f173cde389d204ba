import {
  listPromptHistory as historyCall,
  listPrompts as listCall,
  revertPrompt as revertCall,
  savePrompt as saveCall,
} from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";
import { Problem, type Mount } from "../../platform/http/index.ts";
import { builtInPrompt, builtInPrompts } from "./built-in.ts";
import { presentPrompt, presentVersion } from "./present.ts";
import { revertPrompt, savePrompt } from "./save.ts";
import { loadPrompts, loadVersions } from "./store.ts";

export function mountPrompts(mount: Mount, db: Db): void {
  mount(listCall)(async () => {
    const rows = new Map((await loadPrompts(db)).map((row) => [row.key, row]));
    return { prompts: builtInPrompts.flatMap(({ key }) => rows.get(key) ?? []).map(presentPrompt) };
  });

  mount(saveCall)(async ({ actor, params, body }) => {
    const { version, change_note: note, confirmed, ...edited } = body;
    const edit = { ...edited, version: version ?? null, note: note?.trim() ?? "", confirmed: confirmed ?? false };
    const row = await savePrompt(db, actor, params.key, edit);
    return { prompt: presentPrompt(row) };
  });

  mount(historyCall)(async ({ params }) => {
    if (!builtInPrompt(params.key)) throw new Problem("NOT_FOUND");
    return { history: (await loadVersions(db, params.key)).map(presentVersion) };
  });

  mount(revertCall)(async ({ actor, params }) => {
    const row = await revertPrompt(db, actor, params.key, params.versionId);
    return { prompt: presentPrompt(row) };
  });
}

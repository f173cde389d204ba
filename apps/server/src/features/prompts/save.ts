import { rareTexts, variablesIn } from "@audit/contract";
import { recordAdminAct } from "../../platform/audit/index.ts";
import type { Db, PromptRow } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import { builtInPrompt } from "./built-in.ts";
import { holdPrompt, loadVersion, writeVersion, type Edited } from "./store.ts";

/** Who acts, for the log of what administrators did. */
interface Administrator {
  readonly userId: string;
}

export interface Edit extends Edited {
  /** The version that was edited; null: whichever there is. */
  readonly version: number | null;
  readonly note: string;
  /** Required variables may be left out. */
  readonly confirmed: boolean;
}

/**
 * Saves a prompt as a new version.
 * @throws Problem NOT_FOUND, INVALID_INPUT for an unknown variable, CONFIRMATION_NEEDED, CONFLICT when stale.
 */
export async function savePrompt(db: Db, actor: Administrator, key: string, edit: Edit): Promise<PromptRow> {
  const { version, note, confirmed, ...edited } = edit;
  checkVariables(key, edited.content, confirmed);
  return db.transaction().execute(async (tx) => {
    const held = await holdPrompt(tx, key);
    if (!held) throw new Problem("NOT_FOUND");
    if (version !== null && held.version !== version) throw new Problem("CONFLICT", { text: rareTexts.promptStale });
    const row = await writeVersion(tx, held, edited, note);
    await recordAdminAct(tx, actor, {
      action: "save prompt",
      subject: key,
      before: { version: held.version, active: held.is_active },
      after: { version: row.version, active: row.is_active, note },
    });
    return row;
  });
}

/** A typing error must not break every report. */
export function checkVariables(key: string, content: string, confirmed: boolean): void {
  const prompt = builtInPrompt(key);
  if (!prompt) throw new Problem("NOT_FOUND");
  const used = variablesIn(content);
  const unknown = used.find((name) => !Object.hasOwn(prompt.variables, name));
  if (unknown !== undefined) throw new Problem("INVALID_INPUT", { text: rareTexts.promptUnknownVariable(unknown) });
  const missing = prompt.required.filter((name) => !used.includes(name));
  if (missing.length === 0 || confirmed) return;
  const names = missing.map((name) => `{{${name}}}`).join(", ");
  throw new Problem("CONFIRMATION_NEEDED", { text: rareTexts.promptNeedsVariable(names) });
}

/** Makes an earlier version the newest; the history keeps both. @throws Problem NOT_FOUND. */
export const revertPrompt = (db: Db, actor: Administrator, key: string, versionId: string): Promise<PromptRow> =>
  db.transaction().execute(async (tx) => {
    const held = await holdPrompt(tx, key);
    const earlier = held && (await loadVersion(tx, key, versionId));
    if (!earlier) throw new Problem("NOT_FOUND");
    const { name, description, content, version } = earlier;
    // Whether a prompt is in use is not part of its words.
    const edited = { name, description, content, is_active: held.is_active };
    const row = await writeVersion(tx, held, edited, `Reverted to version ${version}`);
    await recordAdminAct(tx, actor, {
      action: "revert prompt",
      subject: key,
      before: { version: held.version },
      after: { version: row.version, as: version },
    });
    return row;
  });

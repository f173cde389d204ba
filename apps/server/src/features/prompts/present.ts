import type { Prompt, PromptVersion } from "@audit/contract";
import type { PromptRow, PromptVersionRow } from "../../platform/database/index.ts";
import { requirePrompt } from "./built-in.ts";

export function presentPrompt(row: PromptRow): Prompt {
  const { category, variables, required, content } = requirePrompt(row.key);
  return {
    key: row.key,
    name: row.name,
    description: row.description,
    content: row.content,
    is_active: row.is_active,
    version: row.version,
    variables: Object.keys(variables),
    category,
    updated_at: row.updated_at.toISOString(),
    required_variables: [...required],
    variable_help: { ...variables },
    built_in: content,
  };
}

export const presentVersion = (row: PromptVersionRow): PromptVersion => ({
  id: row.id,
  version: row.version,
  created_at: row.created_at.toISOString(),
  change_note: row.change_note,
  content: row.content,
  name: row.name,
  is_active: row.is_active,
});

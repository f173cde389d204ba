import { tryPrompt as tryCall } from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";
import type { Mount } from "../../platform/http/index.ts";
import type { Models } from "../../platform/models/index.ts";
import { tryPrompt } from "./try-prompt.ts";

export function mountPromptTrials(mount: Mount, services: { readonly db: Db; readonly models: Models }): void {
  mount(tryCall)(({ params, body }) => tryPrompt(services, params.key, body.content));
}

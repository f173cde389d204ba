import { parseActions, regenerateActions } from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";
import type { Mount } from "../../platform/http/index.ts";
import type { AccessSettings } from "../access/index.ts";
import { presentAction } from "../actions/index.ts";
import { parseFolder, regenerate } from "./regenerate.ts";

export function mountRegeneration(mount: Mount, db: Db, access: AccessSettings): void {
  mount(parseActions)(async ({ actor, body }) => {
    const { jobId, actions } = await parseFolder(db, access, actor.userId, body.folderPath);
    return { jobId, hasActions: actions.length > 0, actionCount: actions.length };
  });

  mount(regenerateActions)(async ({ actor, params }) => {
    const { actions, total } = await regenerate(db, access, actor.userId, params.id);
    return {
      actions: actions.map(presentAction),
      actionsCount: total,
      message: `${total} ${total === 1 ? "action is" : "actions are"} ready.`,
    };
  });
}

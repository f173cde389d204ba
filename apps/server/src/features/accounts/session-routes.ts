import { endOtherSessions, endSession, listSessions as listCall } from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";
import { Problem, type Mount } from "../../platform/http/index.ts";
import { presentSession } from "./present.ts";
import { deleteOtherSessions, deleteOwnSession, listSessions } from "./session-store.ts";

export function mountSessions(mount: Mount, db: Db): void {
  mount(listCall)(async ({ actor }) => {
    const sessions = (await listSessions(db, actor.userId)).map((row) => presentSession(row, actor.sessionId));
    return { sessions };
  });

  mount(endSession)(async ({ actor, params }) => {
    if (!(await deleteOwnSession(db, actor.userId, params.id))) throw new Problem("NOT_FOUND");
    return {};
  });

  mount(endOtherSessions)(async ({ actor }) => {
    const ended = await deleteOtherSessions(db, actor.userId, actor.sessionId);
    return { ended_count: ended.length };
  });
}

import { endOtherSessions, endSession, listSessions as listCall } from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";
import { Problem, type Mount } from "../../platform/http/index.ts";
import { deleteOtherSessions, deleteOwnSession, listSessions } from "./session-store.ts";

export function mountSessions(mount: Mount, db: Db): void {
  mount(listCall)(async ({ actor }) => {
    const sessions = (await listSessions(db, actor.userId)).map(({ id, browser, created_at, last_seen_at }) => ({
      id,
      browser,
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
      current: id === actor.sessionId,
    }));
    return { success: true, data: { sessions } };
  });

  mount(endSession)(async ({ actor, params }) => {
    if (!(await deleteOwnSession(db, actor.userId, params.id))) throw new Problem("NOT_FOUND");
    return { success: true };
  });

  mount(endOtherSessions)(async ({ actor }) => {
    const ended = await deleteOtherSessions(db, actor.userId, actor.sessionId);
    return { success: true, data: { ended_count: ended.length } };
  });
}

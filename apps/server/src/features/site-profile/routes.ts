import { correctSiteProfile, getSiteProfile } from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";
import type { Mount } from "../../platform/http/index.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import { correctProfile, readProfile } from "./correct.ts";

export function mountSiteProfile(mount: Mount, services: { readonly db: Db; readonly queue: Queue }): void {
  mount(getSiteProfile)(({ actor, params }) => readProfile(services.db, actor.userId, params.id));

  mount(correctSiteProfile)(({ actor, params, body }) => correctProfile(services, actor.userId, params.id, body));
}

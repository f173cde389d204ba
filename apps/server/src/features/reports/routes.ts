import { getReport, listFindingUrls, listPages } from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";
import type { Mount } from "../../platform/http/index.ts";
import type { AccessSettings } from "../access/index.ts";
import { loadAddresses, loadOwnReport } from "./load.ts";
import { findPages } from "./find-pages.ts";
import { presentReport } from "./present.ts";

export function mountReports(mount: Mount, db: Db, access: AccessSettings): void {
  mount(getReport)(async ({ actor, params }) =>
    presentReport({ jobId: params.id, ...(await loadOwnReport(db, access, actor.userId, params.id)) }),
  );

  mount(listPages)(async ({ actor, params, query }) =>
    findPages(db, params.id, await loadOwnReport(db, access, actor.userId, params.id), query),
  );

  mount(listFindingUrls)(({ actor, params, query }) =>
    loadAddresses(db, access, actor.userId, {
      jobId: params.id,
      rule: params.ruleId,
      after: Number(query.after ?? 0),
    }),
  );
}

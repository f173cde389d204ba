import { getReport, listFindingUrls } from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";
import type { Mount } from "../../platform/http/index.ts";
import type { AccessSettings } from "../access/index.ts";
import { loadAddresses, loadOwnReport } from "./load.ts";
import { presentReport } from "./present.ts";

export function mountReports(mount: Mount, db: Db, access: AccessSettings): void {
  mount(getReport)(async ({ actor, params }) =>
    presentReport({ jobId: params.id, ...(await loadOwnReport(db, access, actor.userId, params.id)) }),
  );

  mount(listFindingUrls)(({ actor, params, query }) =>
    loadAddresses(db, access, actor.userId, {
      jobId: params.id,
      rule: params.ruleId,
      after: Number(query.after ?? 0),
    }),
  );
}

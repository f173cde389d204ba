import { generateSummary as generateCall } from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";
import type { Mount } from "../../platform/http/index.ts";
import type { AccessSettings } from "../access/index.ts";
import { generateSummary } from "./generate.ts";

export function mountSummaries(mount: Mount, db: Db, access: AccessSettings): void {
  mount(generateCall)(async ({ actor, params }) => ({
    success: true,
    executive_summary: await generateSummary(db, access, actor.userId, params.jobId),
  }));
}

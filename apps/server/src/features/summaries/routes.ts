import { generateSummary as generateCall } from "@audit/contract";
import type { Mount } from "../../platform/http/index.ts";
import { generateSummary, type SummaryServices } from "./generate.ts";

export function mountSummaries(mount: Mount, services: SummaryServices): void {
  mount(generateCall)(async ({ actor, params }) => ({
    executive_summary: await generateSummary(services, actor.userId, params.jobId),
  }));
}

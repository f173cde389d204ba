import type { Report } from "@audit/contract";
import type { Report as StoredReport } from "@audit/engine/process";
import type { ActionRow } from "../../platform/database/index.ts";
import { isLocked, type View } from "./policy.ts";

interface Shown {
  readonly jobId: string;
  readonly domain: string;
  readonly report: StoredReport;
  readonly view: View;
}

/** The stored report with the tasks that mend its findings, as they stand now. */
export function presentReport({ jobId, domain, report, view }: Shown): Report {
  const fixing = Map.groupBy(view.actions, ({ rule }) => rule);
  return {
    ...report,
    field: { ...report.field, pages: [...report.field.pages] },
    jobId,
    domain,
    preview: view.preview,
    findings: report.findings.map((finding) => {
      const locked = isLocked(view, finding.rule);
      return {
        ...finding,
        locked,
        proofs: locked ? [] : finding.proofs,
        actions: [finding.rule, ...finding.coveredBy].flatMap((rule) => (fixing.get(rule) ?? []).map(presentFix)),
      };
    }),
  };
}

const presentFix = ({ id, title, status }: ActionRow) => ({ id, title, status });

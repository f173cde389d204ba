import { NoReport } from "../../features/report/no-report.tsx";
import { useAuditAgain } from "../use-audit-again.tsx";

interface RunAgainProps {
  readonly jobId: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** No report, and a way to one: the same address can be audited again. */
export function RunAgain({ jobId, error, onRetry }: RunAgainProps) {
  const { start, busy, fault, dialog } = useAuditAgain(jobId);
  return (
    <>
      <NoReport error={error} onRetry={onRetry} onRunAgain={start} starting={busy} fault={fault} />
      {dialog}
    </>
  );
}

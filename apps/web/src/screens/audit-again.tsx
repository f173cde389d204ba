import { RotateCw } from "lucide-react";
import { Button } from "../components/button.tsx";
import { ErrorText } from "../components/field.tsx";
import { useAuditAgain } from "./use-audit-again.tsx";
import { t } from "../language/messages.ts";

/** Audits the same address anew. */
export default function AuditAgain({ jobId }: { readonly jobId: string }) {
  const { start, busy, fault, dialog } = useAuditAgain(jobId);
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Button
        icon={<RotateCw aria-hidden className="size-4" />}
        busy={busy}
        disabled={start === undefined}
        onClick={() => start?.()}
      >
        {t("Audit again")}
      </Button>
      {fault !== null && <ErrorText>{fault}</ErrorText>}
      {dialog}
    </span>
  );
}

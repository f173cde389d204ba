import type { Job } from "@audit/contract";
import { useState } from "react";
import type { JobShortage } from "./job-shortage.ts";
import { PageListDialog } from "./page-list-dialog.tsx";
import { useSubmission } from "./use-submission.ts";

interface SomePagesProps {
  readonly site: string;
  readonly onStarted: (jobs: readonly Job[]) => void;
  readonly onShortage: (shortage: JobShortage) => void;
  readonly onClose: () => void;
}

/** Asks for a list of pages and begins their audit. It has a form of its own and stands in no other one. */
export default function SomePages({ site, onStarted, onShortage, onClose }: SomePagesProps) {
  const [fault, setFault] = useState<string>();
  const { busy, sendOne } = useSubmission({
    onStarted: (jobs) => {
      onClose();
      onStarted(jobs);
    },
    onShortage: (shortage) => {
      onClose();
      onShortage(shortage);
    },
    onFault: setFault,
  });
  return <PageListDialog site={site} busy={busy} fault={fault} onStart={sendOne} onClose={onClose} />;
}

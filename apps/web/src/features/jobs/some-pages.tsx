import type { Job } from "@audit/contract";
import { useState } from "react";
import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import type { JobShortage } from "./job-shortage.ts";
import { useSubmission } from "./use-submission.ts";

const PageListDialog = lazyPart(() => import("./page-list-dialog.tsx"));

interface SomePagesProps {
  readonly site: string;
  readonly onStarted: (jobs: readonly Job[]) => void;
  readonly onShortage: (shortage: JobShortage) => void;
  readonly onClose: () => void;
}

/** Asks for a list of pages and begins their audit. It has a form of its own and stands in no other one. */
export function SomePages({ site, onStarted, onShortage, onClose }: SomePagesProps) {
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
  return (
    <Late waiting={null} missing={null}>
      <PageListDialog site={site} busy={busy} fault={fault} onStart={sendOne} onClose={onClose} />
    </Late>
  );
}

import { CallFailed, generateSummary } from "@audit/contract";
import { useMutation } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { call, sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { ErrorText } from "../../components/field.tsx";
import { Markdown } from "../../components/markdown.tsx";
import { Panel } from "../../components/panel.tsx";
import { usePrinting } from "../../components/use-printing.ts";
import { previewOf } from "./preview.ts";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

export interface SummaryPanelProps {
  readonly summary: string | null;
  readonly jobId: string;
  readonly onSummary: (summary: string) => void;
}

/** The panel has that title already. */
const OWN_TITLE = /^\s*#\s+executive summary\b.*[\r\n]+/i;

/** The executive summary of one analysis: a few words at first, the whole text on demand. */
export function SummaryPanel({ summary, jobId, onSummary }: SummaryPanelProps) {
  if (summary === null || summary.trim() === "") return <Missing jobId={jobId} onSummary={onSummary} />;
  return <Present summary={summary} />;
}

function Present({ summary }: { readonly summary: string }) {
  const [opened, setOpened] = useState(false);
  const printing = usePrinting();
  const open = opened || printing;
  const id = useId();
  return (
    <Panel className="px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-14 font-semibold">{t("Executive Summary")}</h2>
        <Button
          look="quiet"
          size="small"
          className="-me-2 max-sm:-ms-2.5 print:hidden"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpened(!opened)}
        >
          {open ? t("Hide Summary") : t("Show Executive Summary")}
          <ChevronDown aria-hidden className={`size-4 transition-transform ${open ? "rotate-180" : ""}`} />
        </Button>
      </div>
      <div id={id} className="mt-1.5">
        {open ? (
          <div className="animate-[arrive_150ms_ease-out] border-t border-line pt-4 pb-1">
            <Markdown text={summary} />
          </div>
        ) : (
          <p className="max-w-prose text-14 text-ink-2 max-lg:line-clamp-1">
            {previewOf(summary.replace(OWN_TITLE, ""))}
          </p>
        )}
      </div>
    </Panel>
  );
}

function Missing({ jobId, onSummary }: Pick<SummaryPanelProps, "jobId" | "onSummary">) {
  const generate = useMutation({
    mutationFn: () => call(generateSummary, { params: { jobId } }),
    onSuccess: ({ executive_summary }) => onSummary(executive_summary),
  });
  const start = (): void => {
    if (jobId !== "") generate.mutate();
  };
  return (
    <Panel className="grid justify-items-start gap-3 px-5 py-4">
      <h2 className="text-14 font-semibold">{t("Executive Summary")}</h2>
      <p className="text-14 text-ink-2">{texts.summaryMissing}</p>
      <Button busy={generate.isPending} onClick={start}>
        {generate.isPending ? t("Generating...") : t("Generate Executive Summary")}
      </Button>
      {generate.isError && <ErrorText>{summaryFault(generate.error)}</ErrorText>}
    </Panel>
  );
}

/** The answer's own text, else the printed one; other exceptions show their own message. */
export function summaryFault(error: unknown): string {
  const isOther = error instanceof Error && !(error instanceof CallFailed) && !error.name.includes("ZodError");
  return isOther && error.message !== "" ? error.message : sentenceFor(error, texts.summaryFailed);
}

import { nameOf } from "../../format/addresses.ts";
import type { Job } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { CircleAlert, CircleCheck } from "lucide-react";
import { Button, buttonStyle } from "../../components/button.tsx";
import { formatCount } from "../../format/numbers.ts";
import type { Generation } from "./use-generate.ts";
import { t } from "../../language/messages.ts";

export interface ActionsButtonProps {
  readonly job: Job;
  /** How many of its tasks the account sees. */
  readonly visible: number;
  readonly generation: Generation;
}

/** Of a completed job: opens its plan and says how long it is, or makes the plan where there is none. */
export function ActionsButton({ job, visible, generation }: ActionsButtonProps) {
  if (job.status !== "completed") return null;
  // What was just made is said before the way to it takes its place.
  if (job.action_count > 0 && generation.state === "idle") return <OpenLink job={job} visible={visible} />;
  return <GenerateButton job={job} generation={generation} />;
}

function OpenLink({ job, visible }: Pick<ActionsButtonProps, "job" | "visible">) {
  return (
    <Link
      to="/dashboard/actions"
      search={{ jobId: job.id }}
      className={buttonStyle({ size: "small", className: "min-w-20" })}
      aria-label={t("View {action_count} tasks for {host}", { action_count: visible, host: nameOf(job).host })}
    >
      {t("View")} <span className="tabular-nums">{formatCount(visible)}</span>
    </Link>
  );
}

function GenerateButton({ job, generation: { state, start } }: Pick<ActionsButtonProps, "job" | "generation">) {
  const elsewhere = job.action_generation_status === "generating" && state === "idle";
  const outcome = state === "done" || state === "error";
  return (
    <span role="status">
      <Button
        size="small"
        busy={state === "busy" || elsewhere}
        icon={outcome ? <OutcomeIcon done={state === "done"} /> : undefined}
        className={outcome ? (state === "done" ? "text-good!" : "text-bad!") : ""}
        onClick={outcome ? undefined : start}
        aria-disabled={outcome || undefined}
      >
        {elsewhere ? t("Generating Actions") : words[state]}
      </Button>
    </span>
  );
}

const words = { idle: t("Generate Actions"), busy: t("Generate Actions"), done: t("Done"), error: t("Error") };

function OutcomeIcon({ done }: { readonly done: boolean }) {
  const Icon = done ? CircleCheck : CircleAlert;
  return <Icon aria-hidden className="size-4" />;
}

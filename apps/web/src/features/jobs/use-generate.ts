import { limits, type Job } from "@audit/contract";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { generateFault, shortageOf } from "./job-faults.ts";
import type { JobShortage } from "./job-shortage.ts";
import { useGenerateActions } from "./jobs-data.ts";

export type GenerateState = "idle" | "busy" | "done" | "error";

export interface Generation {
  readonly state: GenerateState;
  /** What went wrong; stays until the next attempt. */
  readonly fault: string | null;
  readonly start: () => void;
}

/** Makes a job's actions: Done or Error is said for 3 s; with actions the plan opens after 1 s. */
export function useGenerate(job: Job, onShortage: (shortage: JobShortage) => void): Generation {
  const generate = useGenerateActions();
  const navigate = useNavigate();
  const [state, setState] = useState<GenerateState>("idle");
  const [fault, setFault] = useState<string | null>(null);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  const say = (outcome: "done" | "error"): void => {
    setState(outcome);
    timers.current.push(setTimeout(() => setState("idle"), limits.actionFeedbackMs));
  };
  const start = async (): Promise<void> => {
    timers.current.forEach(clearTimeout);
    setFault(null);
    setState("busy");
    try {
      const count = await generate.mutateAsync(job);
      say("done");
      const open = (): void => void navigate({ to: "/dashboard/actions", search: { jobId: job.id } });
      if (count > 0) timers.current.push(setTimeout(open, limits.navigateAfterSuccessMs));
    } catch (error) {
      say("error");
      const missing = shortageOf(error);
      if (missing === null) setFault(generateFault(error));
      else onShortage({ ...missing, sendFits: null });
    }
  };
  return { state, fault, start: () => void start() };
}

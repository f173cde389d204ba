import { checkAction, moveActionPage, type ActionPage } from "@audit/contract";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { keepTask } from "./actions-data.ts";

/** Has the live site looked at again for a task; the answer arrives as a live change. */
export function useCheckTask(jobId: string) {
  return useMutation({
    mutationFn: (id: string) => call(checkAction, { params: { id } }),
    onSuccess: ({ action }) => keepTask(jobId, action),
  });
}

export interface PageMove extends ActionPage {
  /** Of the task whose checklist it is. */
  readonly id: string;
}

/** Ticks pages of tasks off, one after the other. */
export function useMovePage(jobId: string) {
  return useMutation({
    scope: { id: "task pages" },
    mutationFn: ({ id, ...body }: PageMove) => call(moveActionPage, { params: { id }, body }),
    onSuccess: ({ action }) => keepTask(jobId, action),
  });
}

import type { Action } from "@audit/contract";
import { useMedia } from "../../components/use-media.ts";
import { SPLIT } from "./board-widths.ts";
import { useBoardSearch } from "./use-task-board.ts";

/** Whether an open task has the page to itself: then it begins with its title, and the rest of the page gives way. */
export function useReading(actions: readonly Action[] | undefined): boolean {
  const split = useMedia(SPLIT);
  const { actionId } = useBoardSearch();
  return !split && actionId !== undefined && actions?.some(({ id }) => id === actionId) === true;
}

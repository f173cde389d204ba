import type { Action, ActionStatus, TaskEdit } from "@audit/contract";
import { X } from "lucide-react";
import { IconButton } from "../../components/icon-button.tsx";
import { Select } from "../../components/select.tsx";
import { countOf } from "../../format/numbers.ts";
import { SetAsideFor } from "./not-relevant.tsx";
import { PlanControls } from "./plan-controls.tsx";
import { isWork, statuses } from "./task-list.ts";
import { statusWord } from "./task-words.ts";
import { t } from "../../language/messages.ts";

export interface ChosenBarProps {
  readonly chosen: readonly Action[];
  readonly names: readonly string[];
  readonly onEdit: (actions: readonly Action[], edit: TaskEdit, said: string) => void;
  readonly onClear: () => void;
}

const options = [
  { value: "", label: t("Set status") },
  ...statuses.map((value) => ({ value, label: statusWord[value] })),
];

/** What can be done with all chosen tasks at once. */
export default function ChosenBar({ chosen, names, onEdit, onClear }: ChosenBarProps) {
  const count = countOf(chosen.length, "task");
  const edit = (to: TaskEdit, said: string): void => onEdit(chosen, to, `${said}: ${count}`);
  const set = (status: ActionStatus | undefined): void => {
    if (status !== undefined) edit({ status }, statusWord[status]);
  };
  return (
    <section
      aria-label={t("Selected tasks")}
      className="fixed bottom-4 left-1/2 z-20 flex w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 flex-wrap items-center gap-2 rounded-panel border border-line bg-raised py-2 pe-2 ps-4 shadow-float print:hidden"
    >
      <span role="status" className="me-2 text-13 font-medium tabular-nums">
        {t("{count} selected", { count })}
      </span>
      <Select
        label={t("Set status")}
        hideLabel
        className="w-32"
        value=""
        options={options}
        onChange={(value) => set(statuses.find((status) => status === value))}
      />
      <PlanControls actions={chosen} names={names} onEdit={edit} />
      {chosen.some(isWork) && <SetAsideFor onEdit={edit} />}
      <IconButton label={t("Clear the selection")} onClick={onClear}>
        <X aria-hidden className="size-4" />
      </IconButton>
    </section>
  );
}

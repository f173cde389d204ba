import { LayoutGrid, Rows3 } from "lucide-react";
import { cx } from "class-variance-authority";
import { Select } from "../../components/select.tsx";
import type { Grouping } from "./arrangement.ts";
import { t } from "../../language/messages.ts";

export interface LayoutControlsProps {
  readonly group: Grouping;
  readonly onGroup: (group: Grouping) => void;
  readonly layout: "table" | "cards";
  /** Undefined where there is no room for a table. */
  readonly onLayout: ((layout: "table" | "cards") => void) | undefined;
}

const groups: readonly { readonly value: Grouping; readonly label: string }[] = [
  { value: "status", label: t("By status") },
  { value: "area", label: t("By category") },
  { value: "kind", label: t("By kind of page") },
  { value: "who", label: t("By who does it") },
];

const layouts = [
  { value: "table", label: t("As a table"), Icon: Rows3 },
  { value: "cards", label: t("As cards"), Icon: LayoutGrid },
] as const;

/** How tasks are gathered and laid out. */
export function LayoutControls({ group, onGroup, layout, onLayout }: LayoutControlsProps) {
  return (
    <div className="flex items-center gap-2">
      <Select
        label={t("Group tasks")}
        hideLabel
        className="w-40"
        value={group}
        options={groups}
        onChange={(value) => onGroup(groups.find((one) => one.value === value)?.value ?? "status")}
      />
      {onLayout !== undefined && (
        <div role="group" aria-label={t("Layout")} className="flex rounded-control border border-line bg-surface p-0.5">
          {layouts.map(({ value, label, Icon }) => (
            <button
              key={value}
              type="button"
              aria-label={label}
              title={label}
              aria-pressed={layout === value}
              onClick={() => onLayout(value)}
              className={cx(
                "inline-flex size-7 items-center justify-center rounded-[4px]",
                layout === value ? "bg-hover text-ink" : "text-ink-3 hover:text-ink",
              )}
            >
              <Icon aria-hidden className="size-4" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

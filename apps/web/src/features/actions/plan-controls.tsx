import type { Action, TaskEdit } from "@audit/contract";
import { CalendarDays, UserRound } from "lucide-react";
import { useId, type ComponentProps, type FormEvent, type ReactNode } from "react";
import { Button, buttonStyle } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { Input } from "../../components/input.tsx";
import { Popover } from "../../components/popover.tsx";
import { formatShortDay } from "../../format/dates.ts";
import { t } from "../../language/messages.ts";

export interface PlanControlsProps {
  /** The tasks that change alike. */
  readonly actions: readonly Action[];
  /** Names that were given before. */
  readonly names: readonly string[];
  readonly onEdit: (edit: TaskEdit, said: string) => void;
}

/** Whose a task is, and until when it is to be done. */
export function PlanControls({ actions, names, onEdit }: PlanControlsProps) {
  const assignee = same(actions, "assignee");
  const due = same(actions, "due_on");
  return (
    <>
      <Said
        title={t("Assigned to")}
        icon={<UserRound aria-hidden className="size-4" />}
        trigger={assignee ?? t("Assign")}
        field={{ label: t("Name"), name: "assignee", maxLength: 80, defaultValue: assignee ?? "", autoComplete: "off" }}
        options={names}
        onSay={(name) =>
          onEdit({ assignee: name }, name === null ? t("Assigned to nobody") : t("Assigned to {name}", { name }))
        }
        empty={t("Nobody")}
        note={t("Only you see it; exports hold it, shared pages don't.")}
      />
      <Said
        title={t("Due date")}
        icon={<CalendarDays aria-hidden className="size-4" />}
        trigger={due === null ? t("Due date") : t("Due {due}", { due: formatShortDay(due) })}
        field={{ label: t("To be done by"), name: "due", type: "date", defaultValue: due ?? "" }}
        onSay={(day) =>
          onEdit({ due_on: day }, day === null ? t("Due date taken off") : t("Due {day}", { day: formatShortDay(day) }))
        }
        empty={t("No date")}
      />
    </>
  );
}

/** What all of them say alike; null where nothing or not the same. */
function same(actions: readonly Action[], name: "assignee" | "due_on"): string | null {
  const [first] = actions;
  return first !== undefined && actions.every((action) => action[name] === first[name]) ? first[name] : null;
}

interface SaidProps {
  readonly title: string;
  readonly icon: ReactNode;
  readonly trigger: string;
  readonly field: ComponentProps<"input"> & { readonly label: string; readonly name: string };
  readonly options?: readonly string[];
  readonly note?: string;
  /** Name of the button that takes back what was said. */
  readonly empty?: string;
  /** @param value null takes it back */
  readonly onSay: (value: string | null) => void;
}

/** One thing to say, behind a button that names what is said now. */
function Said({ title, icon, trigger, field: { label, ...field }, options, note, empty, onSay }: SaidProps) {
  const id = useId();
  const say = (from: HTMLElement, value: string | null): void => {
    from.closest<HTMLElement>("[popover]")?.hidePopover();
    onSay(value);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get(field.name);
    const text = typeof value === "string" ? value.trim() : "";
    if (text !== "") say(event.currentTarget, text);
  };
  return (
    <Popover
      title={title}
      className={buttonStyle({ className: "max-w-52" })}
      trigger={
        <>
          {icon}
          <span className="truncate">{trigger}</span>
        </>
      }
    >
      <form onSubmit={submit} className="mt-2 grid gap-3">
        <Field label={label}>
          {(ids) => <Input scale="small" {...(options && { list: `${id}-options` })} required {...field} {...ids} />}
        </Field>
        {options !== undefined && (
          <datalist id={`${id}-options`}>
            {options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </datalist>
        )}
        <div className="flex gap-2">
          <Button type="submit" size="small" look="primary">
            {t("Save")}
          </Button>
          {empty !== undefined && (
            <Button size="small" onClick={({ currentTarget }) => say(currentTarget, null)}>
              {empty}
            </Button>
          )}
        </div>
        {note !== undefined && <p className="text-12 text-ink-3">{note}</p>}
      </form>
    </Popover>
  );
}

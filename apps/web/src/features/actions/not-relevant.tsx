import type { TaskEdit } from "@audit/contract";
import { Ban } from "lucide-react";
import { useEffect, useRef, type FormEvent } from "react";
import { Button, buttonStyle } from "../../components/button.tsx";
import { Input } from "../../components/input.tsx";
import { Popover } from "../../components/popover.tsx";
import { t } from "../../language/messages.ts";

/** What is kept as the reason of a task until its owner names one: the same whatever language he reads. */
export const NO_REASON = "No reason given";

/** A reason as its reader reads it. */
export const reasonText = (reason: string): string => (reason === NO_REASON ? t("No reason given") : reason);

/** Reasons that owners of sites give; any other can be typed. */
const REASONS = [
  t("It is so on purpose"),
  t("This part of the site will go"),
  t("Somebody else runs this part of the site"),
  t("The finding is wrong"),
];

interface ReasonsProps {
  readonly onSay: (reason: string) => void;
}

/** The usual reasons, one press each, and a field for others. */
function Reasons({ onSay }: ReasonsProps) {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get("reason");
    if (typeof reason === "string" && reason.trim() !== "") onSay(reason.trim());
  };
  return (
    <div className="mt-2 grid gap-3">
      <div className="flex flex-wrap gap-2">
        {REASONS.map((reason) => (
          <Button key={reason} size="small" onClick={() => onSay(reason)}>
            {reason}
          </Button>
        ))}
      </div>
      <form onSubmit={submit} className="flex max-w-96 gap-2">
        <Input
          scale="small"
          name="reason"
          aria-label={t("Another reason")}
          placeholder={t("Another reason")}
          maxLength={500}
          autoComplete="off"
          required
        />
        <Button type="submit" size="small" className="h-8 shrink-0 pointer-coarse:h-10">
          {t("Save")}
        </Button>
      </form>
    </div>
  );
}

interface SetAsideProps {
  readonly onEdit: (edit: TaskEdit, said: string) => void;
}

const setAside = (reason: string): Parameters<SetAsideProps["onEdit"]> => [
  { not_relevant: reason },
  t("Set aside as not relevant here"),
];

/** Sets one task aside in one press, with a way back; why is asked afterwards. */
export function SetAside({ onEdit }: SetAsideProps) {
  return (
    <Button icon={<Ban aria-hidden className="size-4" />} onClick={() => onEdit(...setAside(NO_REASON))}>
      {t("Not relevant")}
    </Button>
  );
}

/** Sets several tasks aside for one reason. */
export function SetAsideFor({ onEdit }: SetAsideProps) {
  const content = useRef<HTMLDivElement>(null);
  const say = (reason: string): void => {
    content.current?.closest<HTMLElement>("[popover]")?.hidePopover();
    onEdit(...setAside(reason));
  };
  return (
    <Popover
      title={t("Why not?")}
      className={buttonStyle()}
      trigger={
        <>
          <Ban aria-hidden className="size-4" />
          {t("Not relevant")}
        </>
      }
    >
      <div ref={content}>
        <Reasons onSay={say} />
        <Consequence />
      </div>
    </Popover>
  );
}

/** Asks for the reason of a task that was set aside without one. The keyboard, whose button is gone, goes on here. */
export function AskReason({ onEdit }: SetAsideProps) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) group.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={group} role="group" aria-label={t("Why not?")} tabIndex={-1} className="outline-none">
      <Consequence />
      <Reasons onSay={(reason) => onEdit({ not_relevant: reason }, t("Reason noted"))} />
    </div>
  );
}

const Consequence = () => (
  <p className="mt-1 text-12 text-ink-2">
    {t("It leaves the work to do, counts nowhere and is on no shared page. Later audits keep it aside.")}
  </p>
);

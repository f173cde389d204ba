import { Link } from "@tanstack/react-router";
import { Dialog } from "../../components/dialog.tsx";
import { Kbd } from "../../components/kbd.tsx";
import { t } from "../../language/messages.ts";

const keys: readonly (readonly [string, string])[] = [
  ["Ctrl K", t("Find an analysis, a task, a page or a command")],
  ["/", t("Search the tasks")],
  ["j", t("Next task")],
  ["k", t("Previous task")],
  [t("Enter"), t("Open the task")],
  ["s", t("Start the task")],
  ["c", t("Mark it complete")],
  ["r", t("Reopen it")],
  ["x", t("Select the task; with Shift all up to it")],
  ["f", t("Show or hide the filters")],
  ["e", t("Export the plan")],
  [t("Esc"), t("Close, or go back to the list")],
  ["?", t("This list")],
];

/** What the keyboard can do. */
export default function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      title={t("Keyboard shortcuts")}
      size="sm"
      onClose={onClose}
      description={
        <>
          {t("Single keys can be switched off in")}{" "}
          <Link to="/account" onClick={onClose} className="underline">
            {t("your account")}
          </Link>
          .
        </>
      }
    >
      <dl className="grid gap-2 text-14">
        {keys.map(([key, what]) => (
          <div key={key} className="flex items-center justify-between gap-4">
            <dt className="text-ink-2">{what}</dt>
            <dd className="flex gap-1">
              {key.split(" ").map((part) => (
                <Kbd key={part}>{part}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

import { Link } from "@tanstack/react-router";
import { Dialog } from "../../components/dialog.tsx";
import { Kbd } from "../../components/kbd.tsx";

const keys: readonly (readonly [string, string])[] = [
  ["Ctrl K", "Find an analysis, a task, a page or an action"],
  ["/", "Search the tasks"],
  ["j", "Next task"],
  ["k", "Previous task"],
  ["Enter", "Open the task"],
  ["s", "Start the task"],
  ["c", "Mark it complete"],
  ["r", "Reopen it"],
  ["x", "Select the task; with Shift all up to it"],
  ["f", "Show or hide the filters"],
  ["e", "Export the plan"],
  ["Esc", "Close, or go back to the list"],
  ["?", "This list"],
];

/** What the keyboard can do. */
export default function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      title="Keyboard shortcuts"
      size="sm"
      onClose={onClose}
      description={
        <>
          Single keys can be switched off in{" "}
          <Link to="/account" onClick={onClose} className="underline">
            your account
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

import { useBlocker } from "@tanstack/react-router";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { t } from "../language/messages.ts";

interface UnsavedGuardProps {
  readonly isDirty: () => boolean;
  /** What would be lost, in a sentence. */
  readonly loss: string;
}

/** Asks before a page with unsaved changes is left for another one, by a link, by the back key or by closing the tab. */
export function UnsavedGuard({ isDirty, loss }: UnsavedGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty() && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  if (blocker.status !== "blocked") return null;
  return (
    <ConfirmDialog
      title={t("Leave without saving?")}
      loss={loss}
      confirmLabel={t("Leave")}
      keepLabel={t("Stay")}
      onConfirm={async () => blocker.proceed()}
      sentenceOf={() => ""}
      onClose={() => blocker.reset()}
    />
  );
}

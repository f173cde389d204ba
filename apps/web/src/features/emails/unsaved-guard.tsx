import { useBlocker } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

const ConfirmDialog = lazy(async () => ({
  default: (await import("../../components/confirm-dialog.tsx")).ConfirmDialog,
}));

/** Asks before a page with unsaved changes is left, by a link, by the back key or by closing the tab. */
export function UnsavedGuard({ isDirty }: { readonly isDirty: () => boolean }) {
  const blocker = useBlocker({ shouldBlockFn: isDirty, enableBeforeUnload: isDirty, withResolver: true });
  if (blocker.status !== "blocked") return null;
  return (
    <Suspense>
      <ConfirmDialog
        title="Leave without saving?"
        loss="What you have changed in this template will be lost."
        confirmLabel="Leave"
        keepLabel="Stay"
        onConfirm={async () => blocker.proceed()}
        sentenceOf={() => ""}
        onClose={() => blocker.reset()}
      />
    </Suspense>
  );
}

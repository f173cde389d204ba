import { lazy, Suspense, useSyncExternalStore } from "react";
import { areToastsWanted, onToast } from "./toasts.ts";

const ToastList = lazy(() => import("./toast-list.tsx"));

/** Where toasts appear; once per page. F6 moves the keyboard there. */
export function Toaster() {
  const isWanted = useSyncExternalStore(onToast, areToastsWanted);
  if (!isWanted) return null;
  return (
    <Suspense>
      <ToastList />
    </Suspense>
  );
}

import { limits } from "@audit/contract";
import { Toast as Base } from "@base-ui/react/toast";
import { X } from "lucide-react";
import { useEffect } from "react";
import { buttonStyle } from "./button.tsx";
import { onToast, takeToasts, type ToastWords } from "./toasts.ts";

/** Long enough to read and to reach Undo; the figure is printed for prompts and serves all. */
const SHOWN_MS = limits.promptToastMs;

const manager = Base.createToastManager();

function add({ text, action }: ToastWords): void {
  const run = (): void => {
    manager.close(id);
    action?.run();
  };
  const actionProps = action && { children: action.label, onClick: run };
  const id = manager.add({ title: text, timeout: SHOWN_MS, ...(actionProps ? { actionProps } : {}) });
}

export default function ToastList() {
  useEffect(() => {
    const takeAll = (): void => takeToasts().forEach(add);
    takeAll();
    return onToast(takeAll);
  }, []);
  return (
    <Base.Provider toastManager={manager} limit={3}>
      <Base.Portal>
        <Base.Viewport className="fixed right-4 bottom-4 left-4 z-50 flex flex-col gap-2 outline-none sm:left-auto sm:w-96">
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function Toasts() {
  const { toasts } = Base.useToastManager();
  return toasts.map((toast) => (
    <Base.Root
      key={toast.id}
      toast={toast}
      className="floats rounded-panel border border-line bg-raised text-ink shadow-float data-limited:hidden"
    >
      <Base.Content className="flex items-center gap-2 py-2 pr-2 pl-4">
        <Base.Title className="min-w-0 flex-1 text-14" />
        {toast.actionProps !== undefined && <Base.Action className={buttonStyle({ size: "small" })} />}
        <Base.Close
          aria-label="Dismiss"
          // The library hides it until the stack unfolds; ours is never folded.
          aria-hidden={false}
          className="inline-flex size-7 items-center justify-center rounded-control text-ink-3 hover:bg-hover hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </Base.Close>
      </Base.Content>
    </Base.Root>
  ));
}

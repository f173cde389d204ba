import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import { Button } from "./button.tsx";
import { backdropStyle, popupStyle } from "./dialog.tsx";

export interface AlertProps {
  /** The exact sentence. */
  readonly text: string;
  readonly onClose: () => void;
}

/** One sentence that must be seen; stands in for the browser's own alert. */
export default function Alert({ text, onClose }: AlertProps) {
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropStyle} />
        <Base.Popup className={popupStyle({ size: "sm" })}>
          <Base.Title className="px-5 pt-5 pb-4 text-14">{text}</Base.Title>
          <footer className="flex justify-end border-t border-line bg-sunken/60 px-5 py-3">
            <Base.Close render={<Button look="primary">OK</Button>} />
          </footer>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

import { Popover as Base } from "@base-ui/react/popover";
import type { ReactNode, RefObject } from "react";

export interface PopoverPanelProps {
  readonly title: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export default function PopoverPanel({ title, anchor, onClose, children }: PopoverPanelProps) {
  return (
    <Base.Root
      open
      onOpenChange={(open, { event }) => {
        // A click on the opener closes it by itself; closing here as well would open it again.
        const onOpener = event.target instanceof Node && anchor.current?.contains(event.target);
        if (!open && !onOpener) onClose();
      }}
    >
      <Base.Portal>
        <Base.Positioner anchor={anchor} sideOffset={8} className="z-50 max-w-[calc(100vw-2rem)]">
          <Base.Popup
            finalFocus={anchor}
            className="floats w-80 max-w-full rounded-panel border border-line bg-raised p-4 text-13 text-ink-2 shadow-float outline-none"
          >
            <Base.Title className="mb-1 text-14 font-semibold text-ink">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

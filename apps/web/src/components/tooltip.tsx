import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { RefObject } from "react";

export interface TooltipProps {
  readonly text: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** A short hint at one control; never the only place of anything that matters. Escape closes it. */
export default function Tooltip({ text, anchor, onClose }: TooltipProps) {
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Positioner anchor={anchor} sideOffset={6} className="pointer-events-none z-50">
          <Base.Popup className="max-w-72 animate-[arrive_150ms_350ms_ease-out_backwards] rounded-control bg-ink px-2 py-1 text-12 text-page shadow-float">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

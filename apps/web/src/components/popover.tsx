import { Popover as Base } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";

export interface PopoverProps {
  readonly title: string;
  readonly trigger: ReactElement;
  readonly children: ReactNode;
}

/** What a number is made of: on hover, on tap and by keyboard. */
export function Popover({ title, trigger, children }: PopoverProps) {
  return (
    <Base.Root>
      <Base.Trigger openOnHover delay={250} render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} className="z-50 max-w-[calc(100vw-2rem)]">
          <Base.Popup className="floats w-80 max-w-full rounded-panel border border-line bg-raised p-4 text-13 text-ink-2 shadow-float outline-none">
            <Base.Title className="mb-1 text-14 font-semibold text-ink">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";

export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
}

export interface MenuProps {
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  readonly defaultOpen?: boolean;
}

export function Menu({ trigger, items, defaultOpen = false }: MenuProps) {
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align="end" className="z-50">
          <Base.Popup className="floats min-w-44 rounded-panel border border-line bg-raised p-1 shadow-float outline-none">
            {items.map(({ label, icon, onSelect }) => (
              <Base.Item
                key={label}
                onClick={onSelect}
                className="flex h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-14 text-ink outline-none select-none data-highlighted:bg-hover pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:text-ink-3"
              >
                {icon}
                {label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

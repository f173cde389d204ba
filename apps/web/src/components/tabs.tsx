import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

export interface Tab {
  readonly value: string;
  readonly label: string;
  readonly count?: number | undefined;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

export function Tabs({ label, tabs, value, onChange, children }: TabsProps) {
  return (
    <Base.Root value={value} onValueChange={(next: string) => onChange(next)}>
      <Base.List
        aria-label={label}
        className="relative flex gap-5 overflow-x-auto [scrollbar-width:none] border-b border-line print:hidden"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="h-10 shrink-0 text-14 text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-2 data-active:font-medium data-active:text-ink"
          >
            {tab.label}
            {tab.count !== undefined && <span className="ms-1.5 text-ink-3 tabular-nums">{tab.count}</span>}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-(--active-tab-left) h-0.5 w-(--active-tab-width) bg-ink transition-[left,width]" />
      </Base.List>
      <Base.Panel value={value} className="pt-6 focus-visible:outline-offset-4">
        {children}
      </Base.Panel>
    </Base.Root>
  );
}

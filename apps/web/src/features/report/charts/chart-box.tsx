import type { ComponentProps } from "react";
import { ResponsiveContainer } from "recharts";
import { usePrinting } from "../../../components/use-printing.ts";

/** Pixels that fit on a sheet with its margins; nothing is measured again while it is printed. */
const SHEET_WIDTH = 640;

export interface ChartBoxProps {
  readonly height: number;
  readonly children: ComponentProps<typeof ResponsiveContainer>["children"];
}

/** As wide as there is room. */
export function ChartBox({ height, children }: ChartBoxProps) {
  const printing = usePrinting();
  return (
    <ResponsiveContainer key={String(printing)} width={printing ? SHEET_WIDTH : "100%"} height={height} debounce={50}>
      {children}
    </ResponsiveContainer>
  );
}

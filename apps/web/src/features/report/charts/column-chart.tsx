import { Bar, BarChart, CartesianGrid, LabelList, XAxis, YAxis } from "recharts";
import { ChartBox } from "./chart-box.tsx";

export interface Column {
  readonly name: string;
  readonly count: number;
  readonly label: string;
  readonly fill: string;
}

const HEIGHT = 220;

/** Columns with their number on top. */
export default function ColumnChart({ columns, axis }: { readonly columns: readonly Column[]; readonly axis: string }) {
  return (
    <div aria-hidden>
      <ChartBox height={HEIGHT}>
        <BarChart data={[...columns]} margin={{ top: 20, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" strokeOpacity={0.6} />
          <XAxis
            dataKey="name"
            interval={0}
            tickLine={false}
            axisLine={{ stroke: "var(--line)" }}
            tick={{ fill: "var(--ink-2)", fontSize: 12 }}
          />
          <YAxis hide />
          <Bar dataKey="count" maxBarSize={56} radius={[3, 3, 0, 0]} isAnimationActive={false}>
            <LabelList dataKey="label" position="top" className="chart-label" />
          </Bar>
        </BarChart>
      </ChartBox>
      <p className="mt-1 text-center text-12 text-ink-3">{axis}</p>
    </div>
  );
}

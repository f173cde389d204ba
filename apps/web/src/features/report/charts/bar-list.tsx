import { Bar, BarChart, LabelList, XAxis, YAxis } from "recharts";
import { ChartBox } from "./chart-box.tsx";
import type { Column } from "./column-chart.tsx";

const ROW = 34;
const NAME_WIDTH = 156;

/** Bars that lie, with their name before and their number behind them. */
export default function BarList({ bars }: { readonly bars: readonly Column[] }) {
  return (
    <div aria-hidden>
      <ChartBox height={bars.length * ROW}>
        <BarChart
          layout="vertical"
          data={[...bars]}
          margin={{ top: 0, right: 64, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <XAxis type="number" hide />
          <YAxis
            type="category"
            dataKey="name"
            width={NAME_WIDTH}
            interval={0}
            tickLine={false}
            axisLine={false}
            tick={{ fill: "var(--ink-2)", fontSize: 13, textAnchor: "start", dx: 8 - NAME_WIDTH }}
          />
          <Bar dataKey="count" maxBarSize={18} minPointSize={2} radius={[0, 3, 3, 0]} isAnimationActive={false}>
            <LabelList dataKey="label" position="right" className="chart-label" />
          </Bar>
        </BarChart>
      </ChartBox>
    </div>
  );
}

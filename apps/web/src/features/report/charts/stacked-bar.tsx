import { Bar, BarChart, LabelList, XAxis, YAxis } from "recharts";
import { ChartBox } from "./chart-box.tsx";

export interface Part {
  readonly name: string;
  readonly count: number;
  /** What is written into the part when it is wide enough. */
  readonly label: string;
  /** A colour token, e.g. "var(--good-line)". */
  readonly colour: string;
}

/** Narrower parts are named in the list below the bar only. */
const LABELLED_SHARE = 0.09;
const HEIGHT = 32;

/** One bar for a whole and its parts. */
export default function StackedBar({ parts }: { readonly parts: readonly Part[] }) {
  const whole = parts.reduce((sum, { count }) => sum + count, 0);
  const row = Object.fromEntries(parts.map(({ count }, index) => [`part${index}`, count]));
  return (
    <div aria-hidden className="grid gap-3">
      <ChartBox height={HEIGHT}>
        <BarChart
          layout="vertical"
          data={[{ row: "all", ...row }]}
          margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <XAxis type="number" hide domain={[0, whole]} />
          <YAxis type="category" dataKey="row" hide />
          {parts.map(({ name, count, label, colour }, index) => (
            <Bar
              key={name}
              dataKey={`part${index}`}
              stackId="all"
              fill={colour}
              stroke="var(--page)"
              strokeWidth={2}
              isAnimationActive={false}
            >
              {count / whole >= LABELLED_SHARE && (
                <LabelList valueAccessor={() => label} position="center" className="chart-label-inside" />
              )}
            </Bar>
          ))}
        </BarChart>
      </ChartBox>
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-13 text-ink-2">
        {parts.map(({ name, label, colour }) => (
          <li key={name} className="flex items-center gap-2">
            <svg viewBox="0 0 10 10" className="size-2.5 shrink-0">
              <rect width="10" height="10" rx="2" fill={colour} />
            </svg>
            <span>{name}</span>
            <span className="font-medium text-ink tabular-nums">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

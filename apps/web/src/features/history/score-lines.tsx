import type { PastRun } from "@audit/contract";
import { CartesianGrid, LabelList, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { formatShortDay, formatTime } from "../../format/dates.ts";
import { t } from "../../language/messages.ts";

const HEIGHT = 220;
/** More labels on the axis would run into each other. */
const MOST_TICKS = 8;

/** Both scores of every run, oldest first; the last values are written at the lines' ends. */
export default function ScoreLines({ runs }: { readonly runs: readonly PastRun[] }) {
  const days = runs.map(({ completedAt }) => formatShortDay(dayOf(completedAt)));
  const points = runs.map(({ completedAt, health, aiVisibility }, index) => ({
    day: labelOf(completedAt, days),
    health,
    aiVisibility,
    healthEnd: index === runs.length - 1 && health !== null ? `${t("Health")} ${health}` : "",
    aiEnd: index === runs.length - 1 && aiVisibility !== null ? `${t("AI visibility")} ${aiVisibility}` : "",
  }));
  const line = { dot: { r: 3 }, strokeWidth: 2, isAnimationActive: false, connectNulls: true } as const;
  return (
    <div aria-hidden dir="ltr">
      <ResponsiveContainer width="100%" height={HEIGHT} debounce={50}>
        <LineChart data={points} margin={{ top: 12, right: 120, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" strokeOpacity={0.6} />
          <XAxis
            dataKey="day"
            interval={Math.max(0, Math.ceil(points.length / MOST_TICKS) - 1)}
            padding={{ left: 32 }}
            tickLine={false}
            axisLine={{ stroke: "var(--line)" }}
            tick={{ fill: "var(--ink-2)", fontSize: 12 }}
          />
          <YAxis
            domain={[0, 100]}
            ticks={[0, 50, 100]}
            width={32}
            tickLine={false}
            axisLine={false}
            tick={{ fill: "var(--ink-3)", fontSize: 12 }}
          />
          <Line dataKey="health" stroke="var(--ink)" {...line}>
            <LabelList dataKey="healthEnd" position="right" className="chart-label" />
          </Line>
          <Line dataKey="aiVisibility" stroke="var(--ink-3)" strokeDasharray="5 4" {...line}>
            <LabelList dataKey="aiEnd" position="right" className="chart-label" />
          </Line>
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}

/** The reader's own day, YYYY-MM-DD. */
function dayOf(iso: string): string {
  const at = new Date(iso);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/** The day of a run, with its time where another run is of the same day. */
function labelOf(completedAt: string, days: readonly string[]): string {
  const day = formatShortDay(dayOf(completedAt));
  return days.filter((other) => other === day).length < 2 ? day : `${day}, ${formatTime(Date.parse(completedAt))}`;
}

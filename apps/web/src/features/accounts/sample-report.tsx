import { Impact } from "../../components/impact.tsx";
import { ScoreRing } from "../../components/score-ring.tsx";

const tasks = [
  { title: "Tell Google the price of the product on 12 product pages", impact: "high", time: "45 min" },
  { title: "Let AI search engines read your shop", impact: "high", time: "15 min" },
  { title: "Shorten 31 titles, which are cut off in search results", impact: "medium", time: "1 h" },
];

/** What a finished report begins with; plainly an example. */
export function SampleReport() {
  return (
    <figure className="overflow-hidden rounded-panel border border-line bg-surface">
      <figcaption className="flex items-center gap-4 px-5 py-4">
        <ScoreRing score={74} label="Health in this example" />
        <span>
          <span className="block text-12 text-ink-3">Example</span>
          <span className="block text-16 font-semibold">shop.example</span>
          <span className="block text-13 text-ink-2">214 pages read, 96 tasks</span>
        </span>
      </figcaption>
      <ol className="divide-y divide-line border-t border-line">
        {tasks.map(({ title, impact, time }) => (
          <li key={title} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5 text-13">
            <span className="min-w-0 flex-1 basis-60 font-medium">{title}</span>
            <Impact impact={impact} />
            <span className="w-12 text-right text-12 text-ink-3 tabular-nums">{time}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

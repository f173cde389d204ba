import { Link } from "@tanstack/react-router";
import { Impact } from "../../components/impact.tsx";
import { linkStyle } from "../../components/link-style.ts";
import { ScoreRing } from "../../components/score-ring.tsx";
import { countOf, formatMinutes } from "../../format/numbers.ts";
import { sampleFigures } from "../../sample/figures.ts";
import { SAMPLE_TOKEN } from "../../sample/sample-names.ts";
import { t } from "../../language/messages.ts";

/** What a finished audit begins with: that of a demo shop, which can be read in full without an account. */
export function SampleReport() {
  const { site, health, pages, tasks, first } = sampleFigures;
  return (
    <figure className="overflow-hidden rounded-panel border border-line bg-surface">
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
        <ScoreRing score={health} label={t("Health in this example")} />
        <span className="me-auto">
          <span className="block text-12 text-ink-3">{t("Example: a demo shop, audited as yours would be")}</span>
          <span className="block text-16 font-semibold">{site}</span>
          <span className="block text-13 text-ink-2 tabular-nums">
            {t("{pages} read, {tasks}", { pages: countOf(pages, "page"), tasks: countOf(tasks, "task") })}
          </span>
        </span>
        <span className="flex gap-4 text-14">
          <Link to="/sample" className={linkStyle}>
            {t("Read the report")}
          </Link>
          <Link to="/shared/$token" params={{ token: SAMPLE_TOKEN }} className={linkStyle}>
            {t("Open the plan")}
          </Link>
        </span>
      </figcaption>
      <ol className="divide-y divide-line border-t border-line">
        {first.map(({ title, impact, minutes }) => (
          <li key={title} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5 text-13">
            <span className="min-w-0 flex-1 basis-60 font-medium max-sm:basis-full">{title}</span>
            <Impact impact={impact} />
            <span className="ms-auto w-16 text-end text-12 text-ink-3 tabular-nums">{formatMinutes(minutes)}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

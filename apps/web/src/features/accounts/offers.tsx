import { Check } from "lucide-react";
import { t } from "../../language/messages.ts";

interface Offer {
  /** As promised in print. */
  readonly promise: string;
  readonly detail: string;
}

const offers: readonly Offer[] = [
  {
    promise: t("Free SEO audit"),
    detail: t("We read your site page by page and check what search engines and assistants see."),
  },
  {
    promise: t("8 actionable fixes"),
    detail: t("The eight that matter most, each with its proof and the pages it touches."),
  },
  { promise: t("Instant health score"), detail: t("One figure, and behind it every check that made it.") },
  {
    promise: t("AI recommendations"),
    detail: t("What keeps assistants from reading, understanding and citing your pages."),
  },
  { promise: t("Improvement plan"), detail: t("Ranked by impact and effort, so that you know what to do first.") },
  { promise: t("Free forever for basic analysis"), detail: t("No card, no trial that runs out.") },
];

/** What a new account gets. */
export function Offers() {
  return (
    <ul aria-label={t("What you get")} className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
      {offers.map(({ promise, detail }) => (
        <li key={promise} className="grid grid-cols-[1.5rem_minmax(0,1fr)]">
          <Check aria-hidden className="mt-0.5 size-4 text-good" />
          <div>
            <p className="text-14 font-medium">{promise}</p>
            <p className="mt-0.5 text-13 text-ink-2">{detail}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

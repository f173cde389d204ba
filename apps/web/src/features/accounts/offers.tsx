import { Check } from "lucide-react";

interface Offer {
  /** As promised in print. */
  readonly promise: string;
  readonly detail: string;
}

const offers: readonly Offer[] = [
  {
    promise: "Free SEO audit",
    detail: "We read your site page by page and check what search engines and assistants see.",
  },
  {
    promise: "8 actionable fixes",
    detail: "The eight that matter most, each with its proof and the pages it touches.",
  },
  { promise: "Instant health score", detail: "One figure, and behind it every check that made it." },
  { promise: "AI recommendations", detail: "What keeps assistants from reading, understanding and citing your pages." },
  { promise: "Improvement plan", detail: "Ranked by impact and effort, so that you know what to do first." },
  { promise: "Free forever for basic analysis", detail: "No card, no trial that runs out." },
];

/** What a new account gets. */
export function Offers() {
  return (
    <ul aria-label="What you get" className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
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

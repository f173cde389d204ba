import { meaningTint, type Meaning } from "../../components/meaning.ts";
import { Sample, Samples } from "./sample.tsx";

const grounds = ["bg-page", "bg-surface", "bg-sunken", "bg-hover", "bg-raised", "bg-brand", "bg-brand-tint"];
const inks = ["text-ink", "text-ink-2", "text-ink-3", "text-brand-text"];
const sizes = ["text-40", "text-28", "text-20", "text-16", "text-14", "text-13", "text-12"];
const meanings: Meaning[] = ["good", "notice", "warning", "bad", "unknown"];

export function FoundationSamples() {
  return (
    <Samples title="Foundation">
      <Sample name="Grounds">
        {grounds.map((ground) => (
          <span key={ground} className="grid gap-1 text-12 text-ink-3">
            <span className={`${ground} h-12 w-28 rounded-panel border border-line`} />
            {ground}
          </span>
        ))}
      </Sample>
      <Sample name="Inks">
        {inks.map((ink) => (
          <span key={ink} className={`${ink} text-16`}>
            {ink}
          </span>
        ))}
      </Sample>
      <Sample name="Meanings">
        {meanings.map((meaning) => (
          <span key={meaning} className={`${meaningTint[meaning]} rounded-panel border px-4 py-3 text-13 font-medium`}>
            {meaning}
          </span>
        ))}
      </Sample>
      <Sample name="Type">
        <div className="grid gap-2">
          {sizes.map((size) => (
            <span key={size} className={size}>
              Add the price to the structured data of 12 product pages <span className="text-ink-3">{size}</span>
            </span>
          ))}
          <span className="font-mono text-13">https://shop.example/collections/shoes?page=2</span>
        </div>
      </Sample>
    </Samples>
  );
}

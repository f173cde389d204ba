import { cx } from "class-variance-authority";
import { isObject } from "./evidence-text.ts";
import { t } from "../language/messages.ts";

export interface EvidenceValueProps {
  readonly value: unknown;
  /** Tint of a value that stands alone. */
  readonly mark: string;
}

/** What a check saw or expected: one value marked, several facts as names with their values. */
export function EvidenceValue({ value, mark }: EvidenceValueProps) {
  if (Array.isArray(value) && value.length > 0)
    return (
      <ul className="grid gap-2 print:gap-0">
        {value.map((one: unknown, index) => (
          <li key={`${index} ${JSON.stringify(one)}`}>
            <EvidenceValue value={one} mark={mark} />
          </li>
        ))}
      </ul>
    );
  if (isObject(value))
    return (
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 print:gap-y-0">
        {Object.entries(value).map(([name, one]) => (
          <div key={name} className="contents">
            <dt className="max-w-40 text-12 leading-5 text-ink-3 [overflow-wrap:anywhere]">{nameInWords(name)}</dt>
            <dd className="min-w-0">
              <EvidenceValue value={one} mark="" />
            </dd>
          </div>
        ))}
      </dl>
    );
  const isNothing = value === null || value === "" || Array.isArray(value);
  return (
    <span className="font-mono text-12 leading-5 whitespace-pre-wrap [overflow-wrap:anywhere]">
      {isNothing ? (
        <span className="text-ink-3 italic">{value === "" ? t("empty") : t("nothing")}</span>
      ) : (
        <span className={cx(mark !== "" && "rounded-[3px] box-decoration-clone px-1", mark)}>{inWords(value)}</span>
      )}
    </span>
  );
}

function inWords(value: unknown): string {
  if (typeof value === "boolean") return value ? t("yes") : t("no");
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** "imageSize" as "Image size". */
export function nameInWords(name: string): string {
  const words = name.replaceAll(/[_-]+/g, " ").replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, " ");
  // A name of a header or property keeps its capitals.
  const text = /^\p{Lu}/u.test(name) ? name : words.toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

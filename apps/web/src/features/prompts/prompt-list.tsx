import type { Prompt } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { Badge } from "../../components/badge.tsx";
import { categoryLabels, type PromptShow } from "./prompt-words.ts";
import { t } from "../../language/messages.ts";

export interface PromptListProps {
  readonly prompts: readonly Prompt[];
  readonly chosen: string | undefined;
  readonly show: PromptShow;
  /** Keys of prompts with changes that are not saved. */
  readonly edited: ReadonlySet<string>;
}

/** The prompts to choose from, each with its state. */
export function PromptList({ prompts, chosen, show, edited }: PromptListProps) {
  return (
    <ul aria-label={t("Prompts")} className="grid gap-1">
      {prompts.map(({ key, name, category, is_active, version }) => (
        <li key={key}>
          <Link
            to="/admin/prompts"
            search={{ show, prompt: key }}
            aria-current={key === chosen ? "true" : undefined}
            className={cx(
              "grid gap-1 rounded-control border px-3 py-2.5 transition-colors",
              key === chosen ? "border-line bg-sunken" : "border-transparent hover:bg-hover",
            )}
          >
            <span className="flex items-center justify-between gap-2">
              <span className="min-w-0 truncate text-14 font-medium">{name}</span>
              {edited.has(key) ? (
                <Badge meaning="warning">{t("Not saved")}</Badge>
              ) : (
                <Badge meaning={is_active ? "good" : "unknown"}>{is_active ? t("Active") : t("Inactive")}</Badge>
              )}
            </span>
            <span className="text-13 text-ink-3">
              {t("{categoryLabels} · version", { categoryLabels: categoryLabels[category] })}{" "}
              <span className="tabular-nums">{version}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

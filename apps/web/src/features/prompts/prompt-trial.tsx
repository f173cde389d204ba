import type { PromptTrial as Trial, TrialRow } from "@audit/contract";
import { useState } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Status } from "../../components/badge.tsx";
import { ErrorText } from "../../components/field.tsx";
import { Note } from "../../components/panel.tsx";
import { formatCount } from "../../format/numbers.ts";
import { formatDollars } from "./prompt-words.ts";
import type { useTryPrompt } from "./prompts-data.ts";
import { t } from "../../language/messages.ts";

export interface PromptTrialProps {
  readonly trial: Pick<ReturnType<typeof useTryPrompt>, "data" | "error" | "isError" | "isPending" | "variables">;
  /** As it stands in the editor now. */
  readonly content: string;
}

/** What the model made of the sample with this prompt, sentence by sentence. */
export function PromptTrial({ trial, content }: PromptTrialProps) {
  const { data, error, isError, isPending, variables } = trial;
  if (isPending)
    return (
      <p role="status" className="text-13 text-ink-2">
        {t("Asking the model about the sample…")}
      </p>
    );
  if (isError) return <ErrorText>{sentenceFor(error, t("The test could not be run."))}</ErrorText>;
  if (data === undefined) return null;
  return (
    <section aria-labelledby="trial-title" className="grid gap-3 border-t border-line pt-5">
      <h3 id="trial-title" className="text-16 font-semibold">
        {t("Test on the sample shop")}
      </h3>
      <p className="text-13 text-ink-2">{summaryOf(data)}</p>
      {variables !== content && <Note meaning="notice">{t("The prompt was changed after this test.")}</Note>}
      <ol className="grid divide-y divide-line rounded-panel border border-line bg-surface">
        {data.rows.map((row, index) => (
          // Two sentences may be alike; their place tells them apart.
          <Row key={`${index} ${row.before}`} row={row} />
        ))}
      </ol>
    </section>
  );
}

function summaryOf({ writer, rows, input_tokens, output_tokens, cost, ms }: Trial): string {
  const used = rows.filter(({ after, refused }) => after !== null && refused === null).length;
  const refused = rows.filter((row) => row.refused !== null).length;
  const tokens =
    input_tokens === null || output_tokens === null
      ? ""
      : t(", {input_tokens} tokens read and {output_tokens} written", {
          input_tokens: formatCount(input_tokens),
          output_tokens: formatCount(output_tokens),
        });
  return t("{writer}: {used} of {count} sentences would be used, {refused} refused. {cost}{tokens}, {value} s.", {
    writer,
    used,
    count: rows.length,
    refused,
    cost: formatDollars(cost),
    tokens,
    value: (ms / 1000).toFixed(1),
  });
}

function Row({ row: { before, after, refused } }: { readonly row: TrialRow }) {
  const [all, setAll] = useState(false);
  const long = (after?.length ?? 0) > 600;
  return (
    <li className="grid gap-1.5 px-4 py-3 text-14">
      {before !== "" && <p className="text-ink-3">{before}</p>}
      {after !== null && (
        <p className="[overflow-wrap:anywhere]">
          {all || !long ? after : `${after.slice(0, 600)}…`}
          {long && (
            <button type="button" className="ms-2 text-13 underline" onClick={() => setAll(!all)}>
              {all ? t("Less") : t("All")}
            </button>
          )}
        </p>
      )}
      {refused !== null ? (
        <Status meaning="bad">{t("Refused: {refused}", { refused })}</Status>
      ) : after === null ? (
        <Status meaning="unknown">{t("Left as it was")}</Status>
      ) : (
        <Status meaning="good">{t("Would be used")}</Status>
      )}
    </li>
  );
}

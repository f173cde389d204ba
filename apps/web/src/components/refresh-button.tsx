import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { sentenceFor } from "../api/client.ts";
import { formatTime } from "../format/dates.ts";
import { Button } from "./button.tsx";
import { ErrorText } from "./field.tsx";
import { t } from "../language/messages.ts";

export interface RefreshButtonProps {
  /** When what is shown was read, in milliseconds since 1970. */
  readonly readAt: number;
  /** Also while something else reads it again. */
  readonly busy: boolean;
  /** Reads again; answers what went wrong, or null. */
  readonly onRefresh: () => Promise<unknown>;
  readonly label?: string;
}

/** Reads again what is shown. When that fails it says so, and of when the figures are. */
export function RefreshButton({ readAt, busy, onRefresh, label = t("Refresh") }: RefreshButtonProps) {
  const [failed, setFailed] = useState<{ readonly error: unknown; readonly readAt: number } | null>(null);
  const refresh = async (): Promise<void> => {
    setFailed(null);
    const error = await onRefresh();
    if (error !== null) setFailed({ error, readAt });
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-y-1">
      <Button icon={<RefreshCw aria-hidden className="size-4" />} busy={busy} onClick={() => void refresh()}>
        <span className="max-sm:sr-only">{label}</span>
      </Button>
      <span role="status" className="not-empty:ms-3">
        {failed !== null && failed.readAt === readAt && (
          <ErrorText>
            {t("Not refreshed: {error}. Shown as of {readAt}.", {
              error: withoutStop(sentenceFor(failed.error, t("the server could not answer"))),
              readAt: formatTime(readAt),
            })}
          </ErrorText>
        )}
      </span>
    </span>
  );
}

interface Readable {
  readonly dataUpdatedAt: number;
  readonly isRefetching: boolean;
  readonly refetch: () => Promise<{ readonly error: unknown }>;
}

/** What the button needs of a query. */
export const refreshOf = ({ dataUpdatedAt, isRefetching, refetch }: Readable): RefreshButtonProps => ({
  readAt: dataUpdatedAt,
  busy: isRefetching,
  onRefresh: async () => (await refetch()).error,
});

const withoutStop = (sentence: string): string => sentence.replace(/\.$/, "");

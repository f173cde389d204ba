import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../components/button.tsx";
import { formatCount } from "../../format/numbers.ts";
import type { JobPage } from "./job-list.ts";
import { t } from "../../language/messages.ts";

export interface PagerProps {
  readonly part: JobPage;
  /** Rows over all pages. */
  readonly all: number;
  /** False while older rows are still on the way. */
  readonly complete: boolean;
  readonly onPage: (page: number) => void;
}

/** Which rows of how many are shown, and the way to the others. */
export function Pager({ part: { rows, page, pages, from }, all, complete, onPage }: PagerProps) {
  const nav = useRef<HTMLElement>(null);
  if (pages === 1 && complete) return null;
  const turn = (to: number): void => {
    onPage(to);
    // The list starts again at its top; the pager would otherwise stay under the pointer.
    nav.current?.parentElement?.scrollIntoView({ block: "start" });
  };
  return (
    <nav ref={nav} aria-label={t("Pages of jobs")} className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-13 text-ink-3 tabular-nums">
        {rows.length > 0 &&
          t("{from}–{from2} of {all}", {
            from: formatCount(from),
            from2: formatCount(from + rows.length - 1),
            all: formatCount(all),
          })}
        {!complete && t(" · older jobs are on their way")}
      </p>
      <div className="flex gap-2">
        <Button
          disabled={page === 1}
          icon={<ChevronLeft aria-hidden className="size-4" />}
          onClick={() => turn(page - 1)}
        >
          {t("Previous")}
        </Button>
        <Button disabled={page === pages} onClick={() => turn(page + 1)}>
          {t("Next")}
          <ChevronRight aria-hidden className="size-4" />
        </Button>
      </div>
    </nav>
  );
}

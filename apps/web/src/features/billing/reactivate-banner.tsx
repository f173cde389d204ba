import { Button } from "../../components/button.tsx";
import { ErrorText } from "../../components/field.tsx";
import { Note } from "../../components/panel.tsx";
import { formatDay } from "../../format/dates.ts";
import { useReactivate } from "./billing-data.ts";
import { reactivateFault } from "./billing-faults.ts";
import { t } from "../../language/messages.ts";

export interface ReactivateBannerProps {
  /** When the plan ends. */
  readonly end: string | null;
  readonly onReactivated: (sentence: string) => void;
}

/** Takes a cancellation back while its day has not come. */
export function ReactivateBanner({ end, onReactivated }: ReactivateBannerProps) {
  const reactivate = useReactivate();
  return (
    <section aria-label={t("Cancellation")}>
      <Note meaning="warning">
        <div className="flex sm:-my-1 flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <p>
            <span className="font-medium">
              {end === null
                ? t("Your plan will end with its period.")
                : t("Your plan will end on {end}.", { end: formatDay(end) })}
            </span>{" "}
            {t("Until then everything stays open, and you can take the cancellation back.")}
          </p>
          <Button
            size="small"
            busy={reactivate.isPending}
            onClick={() => reactivate.mutate(undefined, { onSuccess: onReactivated })}
          >
            {t("Reactivate")}
          </Button>
        </div>
        {reactivate.error !== null && <ErrorText>{reactivateFault(reactivate.error)}</ErrorText>}
      </Note>
    </section>
  );
}

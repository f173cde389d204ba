import { cx } from "class-variance-authority";
import { useEffect, useId } from "react";
import { requestIdOf, sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { ErrorText } from "../../components/field.tsx";
import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import { Panel } from "../../components/panel.tsx";
import { Loading, Skeleton } from "../../components/states.tsx";
import { useAccess } from "./access-data.ts";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

const loadBody = () => import("./access-body.tsx");
const AccessBody = lazyPart(loadBody);

export interface AccessCardProps {
  /** In a column at the right of the page. */
  readonly beside?: boolean;
  /** False where it is known from the start that nothing is sold: no card is waited for then. */
  readonly sells?: boolean;
}

/** What the account has, how much of it is used, and until when. */
export function AccessCard({ beside = false, sells = true }: AccessCardProps) {
  const titleId = useId();
  // Fetched beside the account's data, not after it.
  useEffect(() => {
    if (sells) void loadBody().catch(() => undefined);
  }, [sells]);
  const { data: access, error, isError, isFetching, refetch } = useAccess();
  if (access === undefined ? !sells : access.payments === "off")
    return (
      <p className={cx("text-13 text-ink-3", beside && "lg:max-w-64 lg:justify-self-end lg:text-end")}>
        {t("Every analysis is open in full here; nothing is sold on this installation.")}
      </p>
    );
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="sr-only">
        {t("Your access")}
      </h2>
      {access !== undefined ? (
        <Late waiting={<CardSkeleton />} missing={<p>{t("Not connected: your access can't be shown.")}</p>}>
          <Panel className="grid gap-4 p-4">
            <AccessBody access={access} />
          </Panel>
        </Late>
      ) : isError ? (
        <Panel className="grid justify-items-start gap-3 p-4">
          <ErrorText>{sentenceFor(error, texts.subscriptionFailed)}</ErrorText>
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            {t("Try Again")}
          </Button>
          {requestIdOf(error) !== null && (
            <p className="text-12 text-ink-3">
              {t("Request")} <code className="font-mono">{requestIdOf(error)}</code>
            </p>
          )}
        </Panel>
      ) : (
        <CardSkeleton />
      )}
    </section>
  );
}

function CardSkeleton() {
  return (
    <Loading label={t("Loading your access")}>
      <Panel className="grid gap-4 p-4">
        <div className="flex justify-between">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-5 w-16" />
        </div>
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-8 w-full" />
      </Panel>
    </Loading>
  );
}

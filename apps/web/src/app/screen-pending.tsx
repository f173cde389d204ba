import { Loading, Skeleton } from "../components/states.tsx";
import { t } from "../language/messages.ts";

/** In the place of a screen that is on its way: the frame stays, and something is seen at once. */
export function ScreenPending() {
  return (
    <Loading label={t("Loading page")}>
      <div className="grid gap-6">
        <Skeleton className="h-8 w-72 max-w-full" />
        <Skeleton className="h-12 w-full max-w-3xl" />
        <div className="grid gap-3">
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-10 w-full" />
        </div>
      </div>
    </Loading>
  );
}

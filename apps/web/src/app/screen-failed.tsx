import { useRouter } from "@tanstack/react-router";
import { askServer, isReachable } from "../api/connection.ts";
import { ErrorState } from "../components/states.tsx";
import { ScreenUnreachable } from "./lazy-screen.ts";
import { t } from "../language/messages.ts";

/** In the place of a screen that could not be loaded or drawn; header and footer stay. */
export function ScreenFailed({ error, reset }: { readonly error: unknown; readonly reset: () => void }) {
  const router = useRouter();
  // Loading the page again without a connection would leave the application for the browser's own error.
  const retry = async (): Promise<void> => {
    await askServer();
    if (!isReachable()) return;
    if (!(error instanceof ScreenUnreachable)) return window.location.reload();
    reset();
    await router.invalidate();
  };
  const unreachable = error instanceof ScreenUnreachable;
  return (
    <ErrorState
      title={unreachable ? t("Not connected") : t("This page could not be shown")}
      sentence={
        unreachable
          ? t(
              "The server does not answer, so this page can't be opened now. Nothing is lost; what you had open is one step back.",
            )
          : t("Nothing is lost. Loading it again mostly helps, for example after an update.")
      }
      error={error}
      onRetry={() => void retry()}
    />
  );
}

import { useReachable } from "../../api/connection.ts";
import { useLive } from "../../live/live.ts";
import { t } from "../../language/messages.ts";

/** Whether changes arrive by themselves. */
export function Connection({ subscribed }: { readonly subscribed: boolean }) {
  const reachable = useReachable();
  const connected = useLive() === "open" && subscribed && reachable;
  return (
    <span role="status" className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span
        aria-hidden
        className={`size-2 rounded-full ${connected ? "bg-good-line" : "border border-unknown-line bg-transparent"}`}
      />
      {connected ? t("Live updates active") : t("Offline")}
    </span>
  );
}

import { type Subscription } from "@audit/contract";
import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { ErrorText } from "../../components/field.tsx";
import { useSyncCredits, useSyncSubscription } from "./access-data.ts";
import { creditsFault, syncFault } from "./access-faults.ts";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

export interface SyncControlProps {
  readonly subscription: Subscription;
  readonly icon: ReactNode;
}

/** Asks the payment provider again: for credits where they were bought, for the subscription elsewhere. */
export function SyncControl({ subscription: { payment_type: payment }, icon }: SyncControlProps) {
  return payment === "one_time" ? <SyncCredits icon={icon} /> : <SyncPlan icon={icon} />;
}

function SyncPlan({ icon }: { readonly icon: ReactNode }) {
  const sync = useSyncSubscription();
  return (
    <Control label={t("Sync now")} icon={icon} busy={sync.isPending} onPress={() => sync.mutate()}>
      {sync.isError && <ErrorText>{syncFault(sync.error)}</ErrorText>}
      {sync.isSuccess && t("Up to date with the payment provider.")}
    </Control>
  );
}

function SyncCredits({ icon }: { readonly icon: ReactNode }) {
  const sync = useSyncCredits();
  return (
    <Control label={t("Sync credits")} icon={icon} busy={sync.isPending} onPress={() => sync.mutate()}>
      {sync.isError && <ErrorText>{creditsFault(sync.error)}</ErrorText>}
      {sync.isSuccess &&
        texts.creditsSynced(sync.data.totalCredits - sync.data.previousCredits, sync.data.availableCredits)}
    </Control>
  );
}

interface ControlProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly busy: boolean;
  readonly onPress: () => void;
  /** What came of it. */
  readonly children: ReactNode;
}

function Control({ label, icon, busy, onPress, children }: ControlProps) {
  return (
    <>
      <Button look="quiet" size="small" className="-ms-2.5" icon={icon} busy={busy} onClick={onPress}>
        {label}
      </Button>
      <div role="status" className="order-last w-full text-13 text-ink-2 empty:hidden">
        {children}
      </div>
    </>
  );
}

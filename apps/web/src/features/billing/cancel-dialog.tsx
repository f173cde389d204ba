import { type Subscription } from "@audit/contract";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorText } from "../../components/field.tsx";
import { RadioGroup } from "../../components/radio.tsx";
import { formatDay } from "../../format/dates.ts";
import { useCancel } from "./billing-data.ts";
import { cancelFault } from "./billing-faults.ts";
import { t } from "../../language/messages.ts";
import { sellingTexts } from "../../language/selling-texts.ts";

type When = "later" | "now";

export interface CancelDialogProps {
  readonly subscription: Subscription;
  readonly planName: string;
  readonly onCancelled: (sentence: string) => void;
  readonly onClose: () => void;
}

/** Asks when the plan shall end, and says what that means. */
export default function CancelDialog({ subscription, planName, onCancelled, onClose }: CancelDialogProps) {
  const { cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  const [when, setWhen] = useState<When>(cancelAtPeriodEnd ? "now" : "later");
  const cancel = useCancel();
  const end = currentPeriodEnd === null ? t("the end of the period") : formatDay(currentPeriodEnd);
  const confirm = (): void =>
    cancel.mutate(when === "now", {
      onSuccess: (at) =>
        onCancelled(when === "now" ? sellingTexts.cancelledNow : sellingTexts.cancelledLater(formatDay(at))),
    });
  const footer = (
    <>
      <Button disabled={cancel.isPending} onClick={onClose}>
        {t("Keep the plan")}
      </Button>
      <Button look="danger" busy={cancel.isPending} onClick={confirm}>
        {when === "now" ? t("Cancel immediately") : t("Cancel at period end")}
      </Button>
    </>
  );
  return (
    <Dialog size="md" title={t("Cancel {planName}?", { planName })} onClose={onClose} footer={footer}>
      <RadioGroup<When>
        label={t("When")}
        value={when}
        onChange={setWhen}
        choices={[
          {
            value: "later",
            label: t("On {end}", { end }),
            hint: cancelAtPeriodEnd ? t("This is set already.") : t("Everything stays open until then."),
            disabled: cancelAtPeriodEnd,
          },
          { value: "now", label: t("Immediately"), hint: t("Full access ends at once.") },
        ]}
      />
      <p className="mt-3 text-13 text-ink-2">
        {t(
          "Nothing is charged again and nothing is refunded. Your analyses, tasks and notes stay; without a plan they show a preview.",
        )}
      </p>
      {cancel.error !== null && (
        <div className="mt-3">
          <ErrorText>{cancelFault(cancel.error)}</ErrorText>
        </div>
      )}
    </Dialog>
  );
}

import type { Analysis } from "@audit/contract";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorText } from "../../components/field.tsx";
import { formatMoment } from "../../format/dates.ts";
import { firstWish, ShareForm, type ShareWish } from "./share-form.tsx";
import { ShareMade } from "./share-made.tsx";
import { createFault } from "./share-words.ts";
import { useCopyLink } from "./use-copy-link.ts";
import { useCreateShare } from "./shares-data.ts";
import { t } from "../../language/messages.ts";

export interface ShareDialogProps {
  readonly analysis: Pick<Analysis, "jobId" | "domain" | "analysis_timestamp">;
  /** Whether the owner sees the whole plan, and so may give it away. */
  readonly fullAccess: boolean;
  readonly onClose: () => void;
}

const TITLE = t("Share Analysis Dashboard");

/** Makes a link: first what it shows and for how long, then the link itself, copied. Closing forgets everything. */
export default function ShareDialog({ analysis, fullAccess, onClose }: ShareDialogProps) {
  const [wish, setWish] = useState<ShareWish>(() => firstWish(fullAccess));
  const create = useCreateShare();
  const { outcome, copy, copyUnasked } = useCopyLink();
  const make = (): void => {
    const made = create.mutateAsync({ ...wish, jobId: analysis.jobId });
    copyUnasked(made.then(({ shareUrl }) => shareUrl ?? ""));
  };
  const again = (): void => {
    create.reset();
    setWish(firstWish(fullAccess));
  };
  if (create.data !== undefined)
    return (
      <ShareMade
        title={TITLE}
        link={create.data}
        outcome={outcome}
        onCopy={() => copy(create.data.shareUrl ?? "")}
        onAnother={again}
        onClose={onClose}
      />
    );
  const footer = (
    <>
      <Button onClick={onClose}>{t("Cancel")}</Button>
      <Button look="primary" busy={create.isPending} disabled={wish.sharedContent.length === 0} onClick={make}>
        {t("Create Share Link")}
      </Button>
    </>
  );
  return (
    <Dialog
      size="md"
      title={TITLE}
      description={t("Whoever has the link can read it, without an account. You can revoke it at any time.")}
      onClose={onClose}
      footer={footer}
    >
      <p className="mb-5 text-14 text-ink-2">
        {t("Shares the analysis of {site}, measured {day}.", {
          site: analysis.domain,
          day: formatMoment(analysis.analysis_timestamp),
        })}
      </p>
      <ShareForm wish={wish} fullAccess={fullAccess} onWish={setWish} />
      {create.isError && (
        <div className="mt-4">
          <ErrorText>{createFault(create.error)}</ErrorText>
        </div>
      )}
    </Dialog>
  );
}

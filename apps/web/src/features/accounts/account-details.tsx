import { resendVerification, type Profile, type User } from "@audit/contract";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { call, sentenceFor } from "../../api/client.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { CopyButton } from "../../components/copy-button.tsx";
import { ErrorText } from "../../components/field.tsx";
import { Panel } from "../../components/panel.tsx";
import { useWait, waitOf } from "../../components/use-wait.ts";
import { formatWait } from "../../format/wait.ts";
import { t } from "../../language/messages.ts";

interface AccountDetailsProps {
  readonly user: User;
  readonly profile: Profile;
  readonly developing: boolean;
}

export function AccountDetails({ user, profile, developing }: AccountDetailsProps) {
  return (
    <Panel className="px-5 py-2">
      <dl className="divide-y divide-line text-14">
        <Row label={t("Email")}>
          <span className="[overflow-wrap:anywhere]">{user.email}</span>
          <Badge meaning={profile.email_verified ? "good" : undefined} icon>
            {profile.email_verified ? t("Confirmed") : t("Not confirmed")}
          </Badge>
          {!profile.email_verified && <ResendButton />}
        </Row>
        <Row label={t("Name")}>{profile.name}</Row>
        <Row label={t("User id")}>
          <code className="font-mono text-12 [overflow-wrap:anywhere]">{user.id}</code>
          <CopyButton text={user.id} label={t("Copy user id")} iconOnly />
        </Row>
        {developing && <Row label={t("Mode")}>{t("Development mode is active")}</Row>}
      </dl>
    </Panel>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 py-1.5">
      <dt className="w-28 text-ink-3">{label}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">{children}</dd>
    </div>
  );
}

/** Between two mails to one reader. */
const RESEND_SECONDS = 60;

function ResendButton() {
  const wait = useWait();
  const resend = useMutation({
    mutationFn: () => call(resendVerification, {}),
    onSuccess: () => wait.start(RESEND_SECONDS),
    onError: (error) => wait.start(waitOf(error)),
  });
  const isSent = resend.data?.data.sent === true;
  return (
    <>
      <Button size="small" busy={resend.isPending} disabled={wait.seconds > 0} onClick={() => resend.mutate()}>
        {wait.seconds > 0
          ? t("Send again in {seconds}", { seconds: formatWait(wait.seconds) })
          : t("Send confirmation link")}
      </Button>
      <span role="status" className="text-13 text-ink-2">
        {isSent && t("Sent. Look into your mail.")}
        {resend.data?.data.sent === false && t("No mail can be sent from here.")}
      </span>
      {resend.error && <ErrorText>{sentenceFor(resend.error, t("The link could not be sent"))}</ErrorText>}
    </>
  );
}

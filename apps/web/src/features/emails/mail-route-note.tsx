import type { MailRoute } from "@audit/contract";
import { Note } from "../../components/panel.tsx";
import { t } from "../../language/messages.ts";

/** Said where mails don't leave the machine. */
export function MailRouteNote({ route }: { readonly route: MailRoute }) {
  if (route === "smtp") return null;
  if (route === "off") {
    return (
      <Note meaning="warning">
        {t("No mail server is set, so no sequence mail is sent. They wait until")} <code>SMTP_URL</code>{" "}
        {t("names one.")}
      </Note>
    );
  }
  return (
    <Note meaning="notice">
      {t("No mail server is set. On this machine mails go to the")}{" "}
      <a href="/dev/mail" target="_blank" rel="noreferrer" className="underline underline-offset-3">
        {t("mailbox")}
      </a>{" "}
      {t("instead.")}
    </Note>
  );
}

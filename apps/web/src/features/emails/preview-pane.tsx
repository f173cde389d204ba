import { cx } from "class-variance-authority";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { Checkbox } from "../../components/checkbox.tsx";
import { ErrorText } from "../../components/field.tsx";
import { Panel } from "../../components/panel.tsx";
import { Skeleton } from "../../components/states.tsx";
import { showToast } from "../../components/toasts.ts";
import { reasonOf } from "./email-words.ts";
import { useSendTest, type Draft, type usePreview } from "./emails-data.ts";
import { t } from "../../language/messages.ts";

const forms = [t("Desktop"), t("Phone"), t("Text")] as const;
type PreviewForm = (typeof forms)[number];

export interface PreviewPaneProps {
  readonly draft: Draft;
  readonly preview: ReturnType<typeof usePreview>;
  /** Whether the draft may be sent as it is. */
  readonly sendable: boolean;
}

/** The mail as its reader gets it, with sample values, and a way to get it oneself. */
export function PreviewPane({ draft, preview, sendable }: PreviewPaneProps) {
  const [form, setForm] = useState<PreviewForm>(t("Desktop"));
  const [dark, setDark] = useState(false);
  const { data, error, isError } = preview;
  return (
    <section aria-label={t("Preview")} className="grid content-start gap-3 lg:sticky lg:top-6">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div
          role="group"
          aria-label={t("Show as")}
          className="flex rounded-control border border-line bg-surface p-0.5"
        >
          {forms.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={form === name}
              onClick={() => setForm(name)}
              className={cx(
                "h-7 rounded-[4px] px-2.5 text-13 transition-colors pointer-coarse:h-9",
                form === name ? "bg-hover font-medium text-ink" : "text-ink-2 hover:text-ink",
              )}
            >
              {name}
            </button>
          ))}
        </div>
        <Checkbox label={t("Dark")} checked={dark} disabled={form === "Text"} onChange={setDark} />
      </div>
      <Panel className="overflow-hidden">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-line px-4 py-2.5 text-13">
          <dt className="text-ink-3">{t("Subject")}</dt>
          <dd className="font-medium [overflow-wrap:anywhere]">{data?.subject || "–"}</dd>
        </dl>
        {isError ? (
          <div className="px-4 py-6">
            <ErrorText>{reasonOf(error)}</ErrorText>
          </div>
        ) : data === undefined ? (
          <div className="p-4">
            <Skeleton className="h-80" />
          </div>
        ) : form === "Text" ? (
          <pre
            tabIndex={0}
            aria-label={t("The mail as plain text")}
            className="h-140 overflow-y-auto px-4 py-3 font-mono text-12 whitespace-pre-wrap [overflow-wrap:anywhere]"
          >
            {data.text}
          </pre>
        ) : (
          <div className="flex justify-center bg-sunken">
            <iframe
              title={t("The mail")}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              src={`${data.page}?scheme=${dark ? "dark" : "light"}`}
              className={cx("h-140 border-0", form === "Phone" ? "w-full max-w-[375px]" : "w-full")}
            />
          </div>
        )}
      </Panel>
      <SendTest draft={draft} sendable={sendable} />
    </section>
  );
}

function SendTest({ draft, sendable }: Pick<PreviewPaneProps, "draft" | "sendable">) {
  const send = useSendTest();
  const mail = (): void =>
    send.mutate(draft, { onSuccess: ({ sent_to }) => showToast(t("Test mail on its way to {sent_to}", { sent_to })) });
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button onClick={mail} busy={send.isPending} disabled={!sendable}>
          {t("Send test to me")}
        </Button>
        <p className="text-13 text-ink-3">{t("Names and dates in it are samples.")}</p>
      </div>
      {send.isError && <ErrorText>{reasonOf(send.error)}</ErrorText>}
    </div>
  );
}

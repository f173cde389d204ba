import { isTerminal, type Job } from "@audit/contract";
import { useRef, useState } from "react";
import { newKey } from "../../api/new-key.ts";
import { showToast } from "../../components/toasts.ts";
import { countOf } from "../../format/numbers.ts";
import { shortageOf, submitFault } from "./job-faults.ts";
import { useSubmitBatch, useSubmitUrl } from "./jobs-data.ts";
import type { JobShortage } from "./job-shortage.ts";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

export interface SubmissionOptions {
  readonly onStarted: (jobs: readonly Job[]) => void;
  readonly onShortage: (shortage: JobShortage) => void;
  /** Called with the sentence to show. */
  readonly onFault: (sentence: string) => void;
}

/** Sends one address or many, and the same ones only once however often the button is pressed. */
export function useSubmission({ onStarted, onShortage, onFault }: SubmissionOptions) {
  const single = useSubmitUrl();
  const batch = useSubmitBatch();
  const sending = useRef(false);
  const press = useRef({ what: "", once: "" });
  const [busy, setBusy] = useState(false);

  /** What was sent before without an answer keeps its key, so that it isn't started twice. */
  const keyOf = (what: string): string => {
    if (press.current.what !== what) press.current = { what, once: newKey() };
    return press.current.once;
  };
  const run = async (what: string, failed: string, send: (once: string) => Promise<readonly Job[]>): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      const jobs = await send(keyOf(what));
      press.current = { what: "", once: "" };
      tellOfEnded(jobs);
      onStarted(jobs);
    } catch (error) {
      const missing = shortageOf(error);
      if (missing === null) onFault(submitFault(error, failed));
      else onShortage({ ...missing, sendFits: missing.fits.length === 0 ? null : () => sendBatch(missing.fits) });
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  /** @param pages the only ones to read */
  const sendOne = (url: string, pages?: readonly string[]): void =>
    void run(`${url} ${pages?.join() ?? ""}`, texts.processingFailed, async (once) => [
      (await single.mutateAsync({ url, pages, once })).job,
    ]);
  const sendBatch = (urls: readonly string[]): void =>
    void run(urls.join("\n"), texts.batchFailed, async (once) => (await batch.mutateAsync({ urls, once })).jobs);
  return { busy, sendOne, sendBatch };
}

function tellOfEnded(jobs: readonly Job[]): void {
  const ended = jobs.filter(({ status }) => isTerminal(status));
  if (ended.length === 0) return;
  const [{ domain } = { domain: "" }] = ended;
  showToast(
    ended.length === 1
      ? t("{domain} was analysed a moment ago", { domain })
      : t("{sites} were analysed a moment ago", { sites: countOf(ended.length, "site") }),
  );
}

import { type Job } from "@audit/contract";
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from "react";
import { Button } from "../../components/button.tsx";
import { Field, type ControlIds } from "../../components/field.tsx";
import { Input, Textarea } from "../../components/input.tsx";
import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import { countOf } from "../../format/numbers.ts";
import { exampleUrl, readAddress } from "./address.ts";
import { batchFault, readBatch } from "./batch.ts";
import { readWish, takeWish } from "./first-wish.ts";
import type { JobShortage } from "./job-shortage.ts";
import { ModeToggle, type SubmitMode } from "./mode-toggle.tsx";
import { useSubmission } from "./use-submission.ts";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

const SomePages = lazyPart(() => import("./some-pages.tsx"));

/** What was typed outlives a session that ends meanwhile, in this tab only. */
const DRAFTS: Readonly<Record<SubmitMode, string>> = { single: "draft:url", batch: "draft:urls" };
const MODE = "draft:mode";

const HINT = t("We add https:// for you. You can leave while we read the site: the analysis goes on.");

export interface SubmitFormProps {
  readonly onStarted: (jobs: readonly Job[]) => void;
  readonly onShortage: (shortage: JobShortage) => void;
}

/** One field, one button: from an address, or from many, to running analyses; or to a list of pages of one site. */
export function SubmitForm(props: SubmitFormProps) {
  const [picking, setPicking] = useState<string | null>(null);
  return (
    <>
      <AddressForm {...props} onPick={setPicking} />
      {picking !== null && (
        <Late waiting={null}>
          <SomePages {...props} site={picking} onClose={() => setPicking(null)} />
        </Late>
      )}
    </>
  );
}

interface AddressFormProps extends SubmitFormProps {
  /** Only some pages of what was typed as the site so far. */
  readonly onPick: (site: string) => void;
}

function AddressForm({ onStarted, onShortage, onPick }: AddressFormProps) {
  const [mode, setMode] = useState<SubmitMode>(() =>
    sessionStorage.getItem(MODE) === "batch" && readWish() === null ? "batch" : "single",
  );
  const [typed, setTyped] = useState(() => sessionStorage.getItem(DRAFTS[mode]) ?? "");
  const [fault, setFault] = useState<string>();
  const sent = useRef("");
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const keep = (text: string): void => {
    setTyped(text);
    sessionStorage.setItem(DRAFTS[mode], text);
  };
  const refuse = (sentence: string): void => {
    setFault(sentence);
    field.current?.focus();
  };
  const submission = useSubmission({
    onStarted: (jobs) => {
      // What was typed meanwhile is the next address, not this one.
      if (sessionStorage.getItem(DRAFTS[mode]) === sent.current) keep("");
      onStarted(jobs);
    },
    onShortage,
    onFault: refuse,
  });
  const startWish = useEffectEvent(() => {
    const wish = takeWish();
    if (wish === null) return;
    sent.current = wish;
    submission.sendOne(wish);
  });
  useEffect(() => startWish(), []);
  const batch = mode === "batch" ? readBatch(typed) : null;
  const change = (next: SubmitMode): void => {
    sessionStorage.setItem(MODE, next);
    setMode(next);
    setTyped(sessionStorage.getItem(DRAFTS[next]) ?? "");
    setFault(undefined);
  };
  const start = (event: FormEvent): void => {
    event.preventDefault();
    setFault(undefined);
    sent.current = typed;
    if (batch !== null) {
      const wrong = batchFault(typed, batch);
      return wrong === null ? submission.sendBatch(batch.urls) : refuse(wrong);
    }
    const address = readAddress(typed);
    if (address === null) return refuse(typed.trim() === "" ? texts.urlEmpty : texts.urlInvalid(exampleUrl));
    submission.sendOne(address);
  };
  const control = { ref: field, value: typed, onType: keep };
  return (
    <form onSubmit={start} noValidate aria-label={t("Audit a website")} className="grid grid-cols-1 gap-3">
      <Field
        label={batch === null ? t("Website address") : t("Website addresses, one per line")}
        hideLabel
        error={fault}
        hint={batch === null || typed === "" ? HINT : countLine(batch)}
      >
        {(ids) => (
          <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
            {batch === null ? <OneAddress {...control} ids={ids} /> : <ManyAddresses {...control} ids={ids} />}
            <Button type="submit" look="primary" size="large" className="h-12" busy={submission.busy}>
              {t("Generate SEO Reports")}
            </Button>
          </div>
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <ModeToggle mode={mode} onMode={change} />
        <Button look="quiet" size="small" onClick={() => onPick(batch ? "" : typed)}>
          {t("Only some pages")}
        </Button>
      </div>
    </form>
  );
}

function countLine({ urls, repeats, invalid }: ReturnType<typeof readBatch>): string {
  const parts = [countOf(urls.length, "address", "addresses")];
  if (repeats > 0) parts.push(t("{repeats} joined", { repeats: countOf(repeats, "repeat") }));
  if (invalid.length > 0) parts.push(t("{lines} to correct", { lines: countOf(invalid.length, "line") }));
  return `${parts.join(", ")}.`;
}

interface ControlProps {
  readonly ref: React.Ref<HTMLInputElement & HTMLTextAreaElement>;
  readonly ids: ControlIds;
  readonly value: string;
  readonly onType: (text: string) => void;
}

const plain = { autoCapitalize: "none", spellCheck: false } as const;

function OneAddress({ ref, ids, value, onType }: ControlProps) {
  return (
    <Input
      ref={ref}
      scale="large"
      inputMode="url"
      autoComplete="url"
      placeholder="example.com"
      className="font-mono"
      value={value}
      onChange={(event) => onType(event.target.value)}
      {...plain}
      {...ids}
    />
  );
}

function ManyAddresses({ ref, ids, value, onType }: ControlProps) {
  return (
    <Textarea
      ref={ref}
      rows={6}
      autoComplete="off"
      placeholder={"example.com\nshop.example\nhttps://other.example/en"}
      className="font-mono leading-6"
      value={value}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
      }}
      {...plain}
      {...ids}
    />
  );
}

import { isTerminal, texts } from "@audit/contract";
import { useRef, useState, type FormEvent } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { Input } from "../../components/input.tsx";
import { showToast } from "../../components/toast.tsx";
import { exampleUrl, readAddress } from "./address.ts";
import { useSubmitUrl } from "./jobs-data.ts";

/** What was typed outlives a session that ends meanwhile, in this tab only. */
const DRAFT = "draft:url";

const HINT = "We add https:// for you. You can leave while we read the site: the analysis goes on.";

/** One field, one button: from an address to a running analysis. */
export function SubmitForm({ onStarted }: { readonly onStarted: (jobId: string) => void }) {
  const submit = useSubmitUrl();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(() => sessionStorage.getItem(DRAFT) ?? "");
  const [fault, setFault] = useState<string>();
  const keep = (text: string): void => {
    setTyped(text);
    sessionStorage.setItem(DRAFT, text);
  };
  const refuse = (sentence: string): void => {
    setFault(sentence);
    field.current?.focus();
  };
  const start = (event: FormEvent): void => {
    event.preventDefault();
    const address = readAddress(typed);
    if (address === null) return refuse(typed.trim() === "" ? texts.urlEmpty : texts.urlInvalid(exampleUrl));
    setFault(undefined);
    submit.mutate(address, {
      onSuccess: ({ job }) => {
        keep("");
        if (isTerminal(job.status)) showToast(`${job.domain} was analysed a moment ago`);
        onStarted(job.id);
      },
      onError: (error) => refuse(sentenceFor(error, texts.processingFailed, texts.initialNetworkError)),
    });
  };
  return (
    <form onSubmit={start} noValidate aria-label="Audit a website">
      <Field label="Website address" hideLabel error={fault} hint={HINT}>
        {(ids) => (
          <div className="flex flex-col gap-3 sm:flex-row">
            <Input
              ref={field}
              scale="large"
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="example.com"
              className="font-mono"
              value={typed}
              onChange={(event) => keep(event.target.value)}
              {...ids}
            />
            <Button type="submit" look="primary" size="large" className="h-12" busy={submit.isPending}>
              Generate SEO Reports
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

import { isTerminal, texts } from "@audit/contract";
import { useForm } from "react-hook-form";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { Input } from "../../components/input.tsx";
import { showToast } from "../../components/toast.tsx";
import { exampleUrl, readAddress } from "./address.ts";
import { useSubmitUrl } from "./jobs-data.ts";

/** What was typed outlives a session that ends meanwhile, in this tab only. */
const DRAFT = "draft:url";

/** One field, one button: from an address to a running analysis. */
export function SubmitForm({ onStarted }: { readonly onStarted: (jobId: string) => void }) {
  const submit = useSubmitUrl();
  const { register, handleSubmit, setError, reset, formState } = useForm<{ url: string }>({
    defaultValues: { url: sessionStorage.getItem(DRAFT) ?? "" },
    reValidateMode: "onSubmit",
  });
  const start = handleSubmit(async ({ url }) => {
    try {
      const { job } = await submit.mutateAsync(readAddress(url) ?? url);
      sessionStorage.removeItem(DRAFT);
      reset({ url: "" });
      if (isTerminal(job.status)) showToast(`${job.domain} was analysed a moment ago`);
      onStarted(job.id);
    } catch (error) {
      setError(
        "url",
        { message: sentenceFor(error, texts.processingFailed, texts.initialNetworkError) },
        { shouldFocus: true },
      );
    }
  });
  return (
    <form onSubmit={(event) => void start(event)} noValidate aria-label="Audit a website">
      <Field label="Website address" hideLabel error={formState.errors.url?.message} hint={HINT}>
        {(ids) => (
          <div className="flex flex-col gap-3 sm:flex-row">
            <Input
              scale="large"
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="example.com"
              className="font-mono"
              {...ids}
              {...register("url", {
                validate: faultOf,
                onChange: (event: { target: { value: string } }) => sessionStorage.setItem(DRAFT, event.target.value),
              })}
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

const HINT = "We add https:// for you. You can leave while we read the site: the analysis goes on.";

function faultOf(url: string): string | true {
  if (url.trim() === "") return texts.urlEmpty;
  return readAddress(url) === null ? texts.urlInvalid(exampleUrl) : true;
}

import { rareTexts } from "@audit/contract";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { Input } from "../../components/input.tsx";
import { useForm } from "../../components/use-form.ts";
import { nameSite } from "./sites-data.ts";

/** Names a domain as one's own; the server says whether it can be anybody's. */
export function AddSiteForm() {
  const { register, element, faults, isSubmitting } = useForm({ domain: "" }, async ({ domain }, form) => {
    try {
      await nameSite(domain);
      form.clear();
    } catch (error) {
      form.setFault("domain", sentenceFor(error, rareTexts.siteAddFailed));
    }
  });
  return (
    <form {...element} aria-label="Add a site">
      <Field label="Domain" hint="Proving example.com covers www and all other names below it." error={faults.domain}>
        {(ids) => (
          <div className="flex flex-wrap gap-3">
            <Input
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="example.com"
              className="max-w-96 flex-1 basis-56 font-mono"
              {...ids}
              {...register("domain", (typed) => typed.trim() !== "" || rareTexts.siteInvalid)}
            />
            <Button type="submit" look="primary" className="h-10" busy={isSubmitting}>
              Add site
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

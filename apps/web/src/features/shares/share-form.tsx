import { limits, shareExpiries, shareSections, type ShareMode, type ShareSection } from "@audit/contract";
import { Checkbox } from "../../components/checkbox.tsx";
import { Field } from "../../components/field.tsx";
import { Input } from "../../components/input.tsx";
import { RadioGroup } from "../../components/radio.tsx";
import { Select } from "../../components/select.tsx";
import { durationLabel, sectionName } from "./share-words.ts";
import { t } from "../../language/messages.ts";

export interface ShareWish {
  readonly title: string;
  readonly description: string;
  readonly sharedContent: ShareSection[];
  readonly shareMode: ShareMode;
  /** Hours; null is never. */
  readonly expiresIn: (typeof shareExpiries)[number];
}

/** The form as it opens. */
export const firstWish = (fullAccess: boolean): ShareWish => ({
  title: "",
  description: "",
  sharedContent: [...shareSections],
  shareMode: fullAccess ? "full" : "preview",
  expiresIn: null,
});

interface ShareFormProps {
  readonly wish: ShareWish;
  readonly fullAccess: boolean;
  readonly onWish: (wish: ShareWish) => void;
}

/** What a link shows, how much of it, and until when. */
export function ShareForm({ wish, fullAccess, onWish }: ShareFormProps) {
  return (
    <div className="grid gap-5">
      <Field label={t("Title")} hint={t("Shown to readers, for example who it is for.")}>
        {(ids) => (
          <Input
            maxLength={200}
            placeholder={t("SEO analysis")}
            value={wish.title}
            onChange={(event) => onWish({ ...wish, title: event.target.value })}
            {...ids}
          />
        )}
      </Field>
      <Field label={t("Description")}>
        {(ids) => (
          <Input
            maxLength={2000}
            placeholder={t("A sentence for the reader, if you like")}
            value={wish.description}
            onChange={(event) => onWish({ ...wish, description: event.target.value })}
            {...ids}
          />
        )}
      </Field>
      <ContentChoice wish={wish} onWish={onWish} />
      <RadioGroup<ShareMode>
        label={t("Access")}
        value={wish.shareMode}
        onChange={(shareMode) => onWish({ ...wish, shareMode })}
        choices={[
          {
            value: "full",
            label: t("Full Access"),
            disabled: !fullAccess,
            hint: fullAccess ? t("All tasks of the plan, with evidence and code.") : <Locked />,
          },
          {
            value: "preview",
            label: t("Preview"),
            hint: t("The first {actionsInPreview} tasks, with an invitation to sign up.", {
              actionsInPreview: limits.actionsInPreview,
            }),
          },
        ]}
      />
      <Select
        label={t("Expires")}
        className="max-w-56"
        value={String(wish.expiresIn)}
        options={shareExpiries.map((hours) => ({
          value: String(hours),
          label:
            hours === null
              ? t("Never")
              : t("After {time}", { time: hours === 24 ? t("24 hours") : durationLabel(hours) }),
        }))}
        onChange={(value) =>
          onWish({ ...wish, expiresIn: shareExpiries.find((hours) => String(hours) === value) ?? null })
        }
      />
    </div>
  );
}

function Locked() {
  return (
    <>
      {t("Part of paid plans.")}{" "}
      <a href="/account/upgrade" className="text-brand-text underline underline-offset-3">
        {t("See plans")}
      </a>
    </>
  );
}

function ContentChoice({ wish, onWish }: Pick<ShareFormProps, "wish" | "onWish">) {
  const { sharedContent } = wish;
  const set = (section: ShareSection, on: boolean): void =>
    onWish({
      ...wish,
      sharedContent: shareSections.filter((other) => (other === section ? on : sharedContent.includes(other))),
    });
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-13 font-medium text-ink-2">{t("What it shows")}</legend>
      {shareSections.map((section) => (
        <Checkbox
          key={section}
          label={sectionName[section]}
          checked={sharedContent.includes(section)}
          onChange={(on) => set(section, on)}
        />
      ))}
      <Checkbox label={t("Progress tracking (coming soon)")} checked={false} disabled onChange={() => undefined} />
      <p className="text-12 text-ink-3">
        {t("Tasks come with their present state. Dates, names and notes are never shared.")}
      </p>
    </fieldset>
  );
}

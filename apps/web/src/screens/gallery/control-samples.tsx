import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { Checkbox } from "../../components/checkbox.tsx";
import { CopyButton } from "../../components/copy-button.tsx";
import { ErrorText, Field } from "../../components/field.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { Input, Textarea } from "../../components/input.tsx";
import { Kbd } from "../../components/kbd.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { Select } from "../../components/select.tsx";
import { Sample, Samples } from "./sample.tsx";

const looks = ["primary", "secondary", "quiet", "danger"] as const;
const buttonSizes = ["small", "medium", "large"] as const;

export function ControlSamples() {
  return (
    <Samples title="Controls">
      {looks.map((look) => (
        <Sample key={look} name={`Button, ${look}`}>
          {buttonSizes.map((size) => (
            <Button key={size} look={look} size={size}>
              {size}
            </Button>
          ))}
          <Button look={look} busy>
            Busy
          </Button>
          <Button look={look} disabled>
            Disabled
          </Button>
        </Sample>
      ))}
      <Sample name="Small ones">
        <IconButton label="Delete">
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
        <CopyButton text="copied" />
        <CopyButton text="copied" label="Copy address" iconOnly />
        <Kbd>j</Kbd>
        <Kbd>Esc</Kbd>
      </Sample>
      <FieldSamples />
    </Samples>
  );
}

function FieldSamples() {
  const [checked, setChecked] = useState(true);
  const [value, setValue] = useState("all");
  return (
    <Sample name="Fields">
      <div className="grid w-full gap-5 sm:grid-cols-2">
        <Field label="Website" hint="A hint says what helps.">
          {(ids) => <Input placeholder="example.com" {...ids} />}
        </Field>
        <Field label="Website, wrong" error="Please enter a valid URL (e.g., https://example.com)">
          {(ids) => <Input defaultValue="not a url" {...ids} />}
        </Field>
        <PasswordField label="Password" hint="At least 6 characters." />
        <PasswordField label="Password, wrong" error="Password must be at least 6 characters long" defaultValue="abc" />
        <Field label="Addresses">{(ids) => <Textarea placeholder="One URL per line" {...ids} />}</Field>
        <Field label="Disabled">{(ids) => <Input disabled defaultValue="example.com" {...ids} />}</Field>
        <Select
          label="Impact"
          value={value}
          onChange={setValue}
          options={[
            { value: "all", label: "All impacts" },
            { value: "high", label: "High" },
          ]}
        />
        <div className="grid content-start gap-2">
          <Checkbox label="Sound" hint="A short chime." checked={checked} onChange={setChecked} />
          <Checkbox label="Shortcuts" checked={!checked} onChange={(on) => setChecked(!on)} />
        </div>
        <ErrorText>Something went wrong on our side. Please try again.</ErrorText>
      </div>
    </Sample>
  );
}

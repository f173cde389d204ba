import { mailVariables } from "@audit/contract";
import { IconButton } from "../../components/icon-button.tsx";
import { t } from "../../language/messages.ts";

/** The variables that a text may have; a click puts one where the cursor is. */
export function VariableChips({ onInsert }: { readonly onInsert: (written: string) => void }) {
  return (
    <div role="group" aria-label={t("Variables")} className="grid gap-1.5">
      <p className="text-13 text-ink-3">{t("Variables, put in where the cursor is:")}</p>
      <ul className="flex flex-wrap gap-1.5">
        {mailVariables.map(({ name, means, sample }) => (
          <li key={name}>
            <IconButton
              label={name}
              hint={t("{means}, such as “{sample}”", { means, sample })}
              className="h-7 w-auto border border-line bg-surface px-2 font-mono text-12 pointer-coarse:h-9 pointer-coarse:w-auto"
              onClick={() => onInsert(`{{${name}}}`)}
            >
              {name}
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

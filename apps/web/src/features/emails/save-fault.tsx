import { Button } from "../../components/button.tsx";
import { ErrorText } from "../../components/field.tsx";
import { t } from "../../language/messages.ts";
import { rareTexts } from "../../language/rare-texts.ts";

export interface SaveFaultProps {
  readonly doing: "create" | "update";
  readonly reason: string;
  readonly onReload: (() => void) | undefined;
}

/** Why nothing was saved. What was typed is still there. */
export const SaveFault = ({ doing, reason, onReload }: SaveFaultProps) => (
  <div className="grid justify-items-start gap-3">
    <ErrorText>{rareTexts.templateSaveFailed(doing, reason)}</ErrorText>
    {onReload && <Button onClick={onReload}>{t("Discard mine and load the present version")}</Button>}
  </div>
);

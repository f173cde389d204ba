import { Link } from "@tanstack/react-router";
import { buttonStyle } from "../../components/button.tsx";
import { EmptyState } from "../../components/states.tsx";
import { t } from "../../language/messages.ts";
import { rareTexts } from "../../language/rare-texts.ts";

export const SequenceMissing = () => (
  <EmptyState
    title={rareTexts.sequenceMissing}
    action={
      <Link to="/admin/email-sequences" className={buttonStyle()}>
        {t("Back to Email Sequences")}
      </Link>
    }
  >
    {t("It was deleted, or the address is not complete.")}
  </EmptyState>
);

import { rareTexts } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { buttonStyle } from "../../components/button.tsx";
import { EmptyState } from "../../components/states.tsx";

export const SequenceMissing = () => (
  <EmptyState
    title={rareTexts.sequenceMissing}
    action={
      <Link to="/admin/email-sequences" className={buttonStyle()}>
        Back to Email Sequences
      </Link>
    }
  >
    It was deleted, or the address is not complete.
  </EmptyState>
);

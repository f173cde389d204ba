import { CallFailed } from "@audit/contract";
import { EmptyState } from "../../components/states.tsx";
import { rareTexts } from "../../language/rare-texts.ts";

/** Whether the server no longer takes this account for an administrator; the guard only knows what was at sign-in. */
export const isDenied = (error: unknown): boolean => error instanceof CallFailed && error.status === 403;

/** In place of a page whose data the server has begun to refuse. */
export function AccessDenied() {
  return (
    <div role="alert">
      <EmptyState title={rareTexts.accessDenied}>{rareTexts.accessDeniedWhy}</EmptyState>
    </div>
  );
}

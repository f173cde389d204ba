import { ErrorState } from "../components/states.tsx";

/** In the place of a screen that could not be loaded or drawn; header and footer stay. */
export const ScreenFailed = ({ error }: { readonly error: unknown }) => (
  <ErrorState
    title="This page could not be shown"
    sentence="Nothing is lost. Loading it again mostly helps, for example after an update or a lost connection."
    error={error}
    onRetry={() => window.location.reload()}
  />
);

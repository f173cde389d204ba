import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { queryClient } from "../api/query-client.ts";
import { Toaster } from "../components/toast.tsx";
import { asksForConsent } from "../features/branding/boot.ts";
import { useBranding } from "../features/branding/use-branding.ts";
import { onSession, useSession } from "../session/session.ts";
import { setTitle } from "../title/page-title.ts";
import { router } from "./router.tsx";

const ConsentBar = lazy(() => import("../features/analytics/consent-bar.tsx"));

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Pages />
      <Toaster />
      {asksForConsent && (
        <Suspense>
          <ConsentBar />
        </Suspense>
      )}
    </QueryClientProvider>
  );
}

/** Nothing is shown before it is known who looks: no page flashes that isn't theirs. */
function Pages() {
  const { state } = useSession();
  const { site_name: site } = useBranding();
  useEffect(() => setTitle({ site }), [site]);
  // Guards look at the session: whoever signs in or out is where he may be.
  useEffect(() => onSession(() => void router.invalidate()), []);
  return state === "loading" ? null : <RouterProvider router={router} />;
}

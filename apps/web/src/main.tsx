import "./no-eval.ts";
import "./design/design.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { followConnection } from "./api/connection.ts";
import { App } from "./app/app.tsx";
import { followLiveUpdates } from "./app/live-updates.ts";
import { firstPage } from "./app/first-page.ts";
import { countVisits } from "./app/count-visits.ts";
import { followTheme } from "./design/theme.ts";
import { startBranding } from "./features/branding/use-branding.ts";
import { readyScreens } from "./app/lazy-screen.ts";
import { followAddressSecrets } from "./session/address-secrets.ts";
import { getSession } from "./session/session.ts";
import { followSession, startSession } from "./session/start-session.ts";

followAddressSecrets();
const branded = startBranding();
followTheme();
followConnection();
followSession();
followLiveUpdates();
void startSession();
// The server's page shows the frame already; it stays until the whole first page can take its place.
await branded;
await firstPage().catch((error: unknown) => console.error("The first page could not be prepared", error));
const root = document.getElementById("root");
if (root === null) throw new Error("The page has no place for the application");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
void countVisits();
if (getSession().state === "authenticated") readyScreens();

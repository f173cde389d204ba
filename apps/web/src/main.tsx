import "./no-eval.ts";
import "./design/design.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { followLiveUpdates } from "./app/live-updates.ts";
import { followTheme } from "./design/theme.ts";
import { followSession, startSession } from "./session/start-session.ts";

followTheme();
followSession();
followLiveUpdates();
void startSession();
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

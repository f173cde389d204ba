import { isSecretPath } from "@audit/contract";
import type { AnyRouter } from "@tanstack/react-router";
import { getConsent, onConsent } from "../features/analytics/consent.ts";
import {
  identify,
  isTagLoaded,
  loadTag,
  reportLogin,
  reportLogout,
  reportPage,
  silenceTag,
} from "../features/analytics/tag.ts";
import { getSession, onSession } from "../session/session.ts";
import type { SessionEvent } from "../session/session-events.ts";

interface Counted {
  /** The brand's analytics id. */
  readonly id: string;
  readonly siteName: string;
  readonly consentRequired: boolean;
}

/**
 * Reports pages, sign-ins and sign-outs to the brand's analytics tag, once the visitor may be counted.
 * Addresses that hold a secret are never reported: the tag isn't loaded there and says nothing when it was before.
 */
export function followVisits({ id, siteName, consentRequired }: Counted, router: AnyRouter): void {
  let known = userOfNow();
  const mayCount = (): boolean => (!consentRequired || getConsent() === "given") && !isSecretPath(location.pathname);
  const follow = (): void => {
    silenceTag(!mayCount());
    if (!mayCount()) return;
    loadTag(id, known);
  };
  const reportHere = (): void => {
    follow();
    if (mayCount()) reportPage(siteName);
  };
  const heard = (event?: SessionEvent): void => {
    const session = getSession();
    const left = event === "signed out" && session.state === "unauthenticated" && session.byChoice;
    if (isTagLoaded() && left) reportLogout();
    if (userOfNow() !== known) {
      known = userOfNow();
      identify(known);
    }
    if (isTagLoaded() && event === "signed in") reportLogin();
  };
  reportHere();
  onSession(heard);
  onConsent(() => (isTagLoaded() ? follow() : reportHere()));
  // Before a page with a secret is even shown, the tag has to be silent.
  router.subscribe("onBeforeNavigate", ({ toLocation }) => silenceTag(isSecretPath(toLocation.pathname)));
  router.subscribe("onResolved", ({ pathChanged }) => pathChanged && reportHere());
}

function userOfNow(): string | null {
  const session = getSession();
  return session.state === "authenticated" ? session.profile.id : null;
}

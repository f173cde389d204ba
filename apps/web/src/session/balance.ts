import { limits } from "@audit/contract";
import { getSession, setSession } from "./session.ts";
import { refreshProfile } from "./sign-in.ts";

/** Adds credits to the balance shown, at once, then asks the server for the true one. */
export const addCredits = (credits: number): Promise<void> => change({ credits, funds: 0 });

/** Adds a top-up of whole currency units; funds are kept in cents. */
export const addFunds = (units: number): Promise<void> => change({ credits: 0, funds: units * limits.centsPerUnit });

async function change({ credits, funds }: { credits: number; funds: number }): Promise<void> {
  const session = getSession();
  if (session.state !== "authenticated") return;
  const { user, profile } = session;
  setSession({
    state: "authenticated",
    user: user && { ...user, credits: user.credits + credits },
    profile: { ...profile, credits: profile.credits + credits, funds: profile.funds + funds },
  });
  await refreshProfile();
}

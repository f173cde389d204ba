import type { ProofWay, Site, SiteLook } from "@audit/contract";
import type { Meaning } from "../../components/meaning.ts";

export const wayName: Readonly<Record<ProofWay, string>> = { dns: "DNS record", file: "File", meta: "Meta tag" };

export const stateName: Readonly<Record<Site["state"], string>> = {
  waiting: "Not proved yet",
  verified: "Verified",
  lost: "Proof is gone",
};

export const meaningOfSite: Readonly<Record<Site["state"], Meaning>> = {
  waiting: "unknown",
  verified: "good",
  lost: "warning",
};

export const meaningOfLook: Readonly<Record<SiteLook["state"], Meaning>> = {
  found: "good",
  missing: "warning",
  unknown: "unknown",
};

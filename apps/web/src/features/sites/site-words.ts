import type { ProofWay, Site, SiteLook } from "@audit/contract";
import type { Meaning } from "../../components/meaning.ts";
import { t } from "../../language/messages.ts";

export const wayName: Readonly<Record<ProofWay, string>> = {
  dns: t("DNS record"),
  file: t("File"),
  meta: t("Meta tag"),
};

export const stateName: Readonly<Record<Site["state"], string>> = {
  waiting: t("Not proved yet"),
  verified: t("Verified"),
  lost: t("Proof is gone"),
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

import type { AccessStatus } from "@audit/contract";

export const sampleAccess: AccessStatus = {
  subscription: {
    tier: "tier2",
    status: "active",
    payment_type: "subscription",
    totalCredits: 0,
    availableCredits: 0,
    domainsUsed: 2,
    expiresAt: null,
    isExpired: false,
    cancelAtPeriodEnd: false,
    nextTier: null,
    currentPeriodEnd: "2026-12-03T00:00:00.000Z",
    syncWarning: null,
    syncError: null,
    features: { actionItemsLimit: 100, domainsPerMonth: 3 },
  },
  usage: { used: 2, limit: 3, periodEnd: "2026-12-03T00:00:00.000Z" },
  payments: "stripe",
  fullAccess: true,
  unlockedDomains: [],
};

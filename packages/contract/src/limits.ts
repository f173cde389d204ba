/** Figures that the specification prints or that decisions fix; times in milliseconds unless named otherwise. */
export const limits = {
  tokenStorageKey: "auth_token",
  defaultVersion: "1.0.0",
  passwordMinLength: 6,
  passwordMaxLength: 256,
  centsPerUnit: 100,
  jobPollMs: 5_000,
  freshJobPollMs: 2_000,
  actionFeedbackMs: 3_000,
  navigateAfterSuccessMs: 1_000,
  summaryPreviewLength: 200,
  actionsPerPlan: 100,
  sameUrlWindowMs: 10_000,
} as const;

/** Sentences about plans and payments that the specification prints. */
export const sellingTexts = {
  nothingSold: "Nothing is sold here: every account has full access.",
  checkoutFailed: "Failed to create checkout session",
  checkoutBroken: "Failed to process subscription request. Please try again.",
  planChangeFailed: "Failed to update subscription",
  planChangeBroken: "Failed to process subscription change. Please try again.",
  planChanged: (isUpgrade: boolean): string =>
    isUpgrade
      ? "Subscription upgrade successful! Your new plan is active now."
      : "Subscription downgrade successful! Your new plan begins with the next billing period.",
  portalFailed: "Failed to open billing portal",
  cancelFailed: "Failed to cancel subscription. Please try again.",
  cancelledNow: "Your subscription has been cancelled immediately.",
  cancelledLater: (date: string): string => `Your subscription will end on ${date}`,
  reactivateFailed: "Failed to reactivate subscription. Please try again.",
  choosePlan: "Choose Your Plan",
  changePlan: "Change Your Plan",
  changeAnytime: "Cancel or change your plan anytime",
  discountApplied: (code: string): string => `Discount code "${code}" will be applied at checkout`,
  pricesFailed: "Failed to load pricing information",
  pricesUnavailable: "Unable to load pricing information at this time.",
  historyFetchFailed: "Failed to fetch subscription history",
  historyFailed: "Failed to load subscription history",
  noSubscription: "There is no running subscription.",
} as const;

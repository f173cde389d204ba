import { type ErrorCode, rareTexts, sellingTexts, type Shortage, texts } from "@audit/contract";

const DEFAULT_TEXT: Record<ErrorCode, string> = {
  INVALID_INPUT: "The request is not valid.",
  INVALID_URL: texts.urlInvalid("https://example.com"),
  ACCOUNT_NOT_CREATED: rareTexts.accountNotCreated,
  WEAK_PASSWORD: rareTexts.passwordCommon,
  INVALID_LINK: texts.resetLinkInvalid,
  AUTHENTICATION_REQUIRED: texts.authenticationRequired,
  INSUFFICIENT_CREDITS: rareTexts.insufficientCredits,
  FEATURE_ACCESS_DENIED: rareTexts.featureDenied,
  PAYMENT_NOT_VERIFIED: texts.verifyFailed,
  PAYMENTS_OFF: sellingTexts.nothingSold,
  CHECKOUT_REFUSED: sellingTexts.checkoutFailed,
  PROMOTION_CODE_INVALID: "This code is not valid.",
  SECOND_FACTOR_NEEDED: rareTexts.secondFactorNeeded,
  CONFIRMATION_OF_IDENTITY: rareTexts.confirmIdentity,
  WRONG_CREDENTIALS: rareTexts.wrongCredentials,
  ADMIN_REQUIRED: rareTexts.adminRequired,
  INSUFFICIENT_SCOPE: rareTexts.tokenRefused,
  HOST_CLOSED: rareTexts.hostClosed("This host"),
  SHARING_RESTRICTED: rareTexts.sharingRestricted,
  EMAIL_NOT_VERIFIED: rareTexts.emailNotVerified,
  NOT_FOUND: rareTexts.notFound,
  ANALYSIS_TOO_OLD: texts.analysisTooOld,
  REPORT_MISSING: texts.reportMissing,
  REPORT_NOT_READY: texts.reportNotReady,
  CONFLICT: "This does not fit the present state. Please reload and try again.",
  CONFIRMATION_NEEDED: "Please confirm.",
  MODEL_OFF: rareTexts.modelOff,
  MODEL_FAILED: "The language model did not answer.",
  NO_BROWSER: rareTexts.noBrowser,
  BODY_TOO_LARGE: "The request is too large.",
  UNSUPPORTED_MEDIA_TYPE: "Only application/json is accepted.",
  RATE_LIMITED: texts.tooManyRequests,
  INTERNAL: rareTexts.internal,
  UNAVAILABLE: "The service is busy right now. Please try again in a moment.",
};

interface ProblemDetails {
  readonly text?: string;
  readonly retryAfter?: number;
  readonly shortage?: Shortage;
}

/** A call that can't be done, with the sentence to show. One adapter turns it into a status and a body. */
export class Problem extends Error {
  readonly code: ErrorCode;
  /** Seconds after which asking again makes sense. */
  readonly retryAfter: number | null;
  readonly shortage: Shortage | null;

  constructor(code: ErrorCode, { text, retryAfter, shortage }: ProblemDetails = {}) {
    super(text ?? DEFAULT_TEXT[code]);
    this.name = "Problem";
    this.code = code;
    this.retryAfter = retryAfter ?? null;
    this.shortage = shortage ?? null;
  }
}

import { z } from "zod";

/** HTTP status of each code; one adapter on the server maps by this table. */
export const errorStatus = {
  INVALID_INPUT: 400,
  INVALID_URL: 400,
  ACCOUNT_NOT_CREATED: 400,
  WEAK_PASSWORD: 400,
  INVALID_LINK: 400,
  AUTHENTICATION_REQUIRED: 401,
  WRONG_CREDENTIALS: 401,
  PROMOTION_CODE_INVALID: 400,
  CHECKOUT_REFUSED: 402,
  INSUFFICIENT_CREDITS: 402,
  FEATURE_ACCESS_DENIED: 403,
  SECOND_FACTOR_NEEDED: 403,
  CONFIRMATION_OF_IDENTITY: 403,
  ADMIN_REQUIRED: 403,
  INSUFFICIENT_SCOPE: 403,
  HOST_CLOSED: 403,
  SHARING_RESTRICTED: 403,
  EMAIL_NOT_VERIFIED: 403,
  NOT_FOUND: 404,
  ANALYSIS_TOO_OLD: 404,
  REPORT_MISSING: 404,
  REPORT_NOT_READY: 404,
  CONFLICT: 409,
  PAYMENT_NOT_VERIFIED: 409,
  PAYMENTS_OFF: 409,
  CONFIRMATION_NEEDED: 409,
  MODEL_OFF: 409,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  MODEL_FAILED: 502,
  NO_BROWSER: 503,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
export const errorCodes = Object.keys(errorStatus) as ErrorCode[];

/** Codes that every call may answer. */
export const commonErrors: readonly ErrorCode[] = [
  "INVALID_INPUT",
  "BODY_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "RATE_LIMITED",
  "INTERNAL",
  "UNAVAILABLE",
];

/** What a shortage of credits or allowance carries besides its sentence. */
export const Shortage = z.object({
  /** Why, in one sentence. */
  reason: z.string(),
  credits_required: z.number().int(),
  credits_available: z.number().int(),
  /** Of a batch: the addresses, as they were sent, that would be accepted now. */
  fits: z.array(z.string()).optional(),
});
export type Shortage = z.infer<typeof Shortage>;

/** Body of every answer that is not a 200. `error` holds the sentence to show. */
export const ErrorBody = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  code: z.enum(errorCodes as [ErrorCode, ...ErrorCode[]]),
  requestId: z.string(),
  ...Shortage.partial().shape,
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** What the person wrote can't be understood; the message says which part. */
export class UsageError extends Error {}

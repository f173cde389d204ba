/** Under which the list of sessions is kept. */
export const sessionsKey = ["sessions"] as const;

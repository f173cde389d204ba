const KEY = "was-here";

/** Whether somebody has signed in with this browser before: then nobody needs to be told what this is. */
export const wasHere = (): boolean => localStorage.getItem(KEY) !== null;

export const noteVisit = (): void => localStorage.setItem(KEY, "yes");

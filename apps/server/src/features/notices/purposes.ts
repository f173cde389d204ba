/** Purposes under which an account's addresses and secrets are sealed; put into another account's row, they can't be opened. */
export const addressPurpose = (userId: string): string => `notice address of ${userId}`;
export const secretPurpose = (userId: string): string => `notice secret of ${userId}`;

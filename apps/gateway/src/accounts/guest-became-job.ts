/** Hands over what a guest has; its data are `guestId` and `accountId`. */
export const guestBecameJob = 'guest.became';

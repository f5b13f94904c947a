export const maxPasskeys = 20;
export const passkeyNameLength = 60;

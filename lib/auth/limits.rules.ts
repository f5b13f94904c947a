/**
 * Sign-in limits: per typed name and address, per address, per known browser, and per name across addresses against
 * distributed guessing. Known addresses are exempt from the last one, so that strangers can't lock out the owner.
 */
export const loginAccountLimit = { name: "login-account", points: 10, seconds: 15 * 60 };
export const loginAddressLimit = { name: "login-address", points: 100, seconds: 15 * 60 };
export const loginDeviceLimit = { name: "login-device", points: 10, seconds: 15 * 60 };
export const loginEverywhereLimit = { name: "login-everywhere", points: 50, seconds: 15 * 60 };

export const passkeyStartLimit = { name: "passkey-start", points: 60, seconds: 15 * 60 };

export const oidcStartLimit = { name: "oidc-start", points: 60, seconds: 15 * 60 };
export const oidcReturnLimit = { name: "oidc-return", points: 60, seconds: 15 * 60 };

/** Unconfirmed sign-ups per network; confirmed ones are refunded, so that a school class doesn't reach the limit. */
export const registerAddressLimit = { name: "register-address", points: 40, seconds: 60 * 60 };
/** Attempts per network, because responses reveal taken usernames and addresses. */
export const registerTryLimit = { name: "register-tries", points: 200, seconds: 60 * 60 };
export const registerAccountLimit = { name: "register-account", points: 5, seconds: 15 * 60 };

export const resetLimit = { name: "reset", points: 3, seconds: 15 * 60 };
export const resetDayLimit = { name: "reset-day", points: 20, seconds: 24 * 60 * 60 };
export const resetUseLimit = { name: "reset-use", points: 30, seconds: 15 * 60 };

export const emailChangeLimit = { name: "email-change", points: 5, seconds: 60 * 60 };
export const confirmationLimit = { name: "email-confirmation", points: 5, seconds: 60 * 60 };

export const mailboxLimits = [
  { name: "mailbox-hour", points: 3, seconds: 60 * 60 },
  { name: "mailbox-day", points: 6, seconds: 24 * 60 * 60 },
] as const;

/**
 * Limits for wrong codes: per account and address or session, and across addresses for six-digit codes. Known addresses
 * and recovery codes are exempt from the second, so that a stranger with the password can't lock out the owner.
 */
export const secondStepLimit = { name: "second-step", points: 15, seconds: 60 * 60 };
export const secondStepEverywhereLimit = { name: "second-step-everywhere", points: 30, seconds: 60 * 60 };
export const passwordCheckLimit = { name: "password-check", points: 10, seconds: 15 * 60 };

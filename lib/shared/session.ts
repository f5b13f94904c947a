/** Session lifetimes in seconds (contract section 2). */
export const sessionIdleSeconds = 12 * 60 * 60;
export const sessionAbsoluteSeconds = 7 * 24 * 60 * 60;
export const rememberedIdleSeconds = 30 * 24 * 60 * 60;
export const rememberedAbsoluteSeconds = 90 * 24 * 60 * 60;
/** How long a browser stays known to an account that signed in with it. */
export const knownDeviceSeconds = 90 * 24 * 60 * 60;
/** Access token lifetime and the grace in which a rotated credential may come again (two tabs), in seconds. */
export const accessTokenSeconds = 15 * 60;
export const replayGraceSeconds = 30;
export const accessTokenAudience = "api";

/** The readable cookie that tells scripts whether asking /api/user makes sense. */
export const markerCookie = "plaza_signed_in";

/** Marks background requests, which don't count as use of the session. */
export const backgroundHeader = "x-background";

/** The browser’s time zone, which a sign-in stores for a person who has none. */
export const timeZoneHeader = "x-time-zone";

/** Time without interaction, in milliseconds, after which requests count as background. */
export const idleAfterMs = 60_000;

/** Session lifetimes in seconds (contract section 2). */
export const sessionIdleSeconds = 12 * 60 * 60;
export const sessionAbsoluteSeconds = 7 * 24 * 60 * 60;
export const rememberedIdleSeconds = 30 * 24 * 60 * 60;
export const rememberedAbsoluteSeconds = 90 * 24 * 60 * 60;
export const knownDeviceSeconds = 90 * 24 * 60 * 60;
/** In seconds: access token lifetime, and the grace in which a rotated credential is still accepted (two tabs). */
export const accessTokenSeconds = 15 * 60;
export const replayGraceSeconds = 30;
export const accessTokenAudience = "api";

/** Readable by scripts: without it a request to /api/user is pointless. */
export const markerCookie = "plaza_signed_in";

export const backgroundHeader = "x-background";

export const timeZoneHeader = "x-time-zone";

/** Milliseconds without interaction after which requests count as background. */
export const idleAfterMs = 60_000;

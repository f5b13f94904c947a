/** The readable cookie that tells scripts whether asking /api/user makes sense. */
export const markerCookie = "plaza_signed_in";

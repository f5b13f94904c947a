/**
 * Ids (any part of a URL) of broken pictures, which are replaced by the default picture; the only place to add them
 * (docs/decisions/0030).
 */
export const knownBadImageIds: readonly string[] = [];

export const defaultImageUrl = "/default-image.svg";

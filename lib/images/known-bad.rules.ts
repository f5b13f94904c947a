/**
 * Ids (any part of an address) of pictures that are known to be broken and are shown as the default picture
 * instead: the one place to add them (docs/decisions/0030).
 */
export const knownBadImageIds: readonly string[] = [];

/** Shown in the place of a known-bad picture. */
export const defaultImageUrl = "/default-image.svg";

// Loaded by every page; code that can load later belongs elsewhere.
export const workerPath = "/sw.js";

export const cachePrefix = "copies-";

/** Where the homepage offers the tour. */
export const tourSlot = "tour-offer";

// Loaded by every page; code that can load later belongs elsewhere.
export const workerPath = "/sw.js";

export const cachePrefix = "copies-";

export const tourSlot = "tour-offer";

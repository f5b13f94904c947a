// What every page brings along stands here, apart from what comes later.
export const workerPath = "/sw.js";

/** The names of all copies that the worker makes begin so; signing out empties them. */
export const cachePrefix = "copies-";

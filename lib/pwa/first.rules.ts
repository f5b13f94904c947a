// What every page brings along stands here, apart from what comes later.
export const workerPath = "/sw.js";

export const cachePrefix = "copies-";

/** A separate module, because every page includes it and must not pull in the other messages. */
export const savedDataNote = "Everything you’ve saved is safe.";

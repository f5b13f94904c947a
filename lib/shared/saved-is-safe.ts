/** On its own: every page brings it along, for when something breaks, and needs no word of what else can be wrong. */
export const savedIsSafe = "Everything you’ve saved is safe.";

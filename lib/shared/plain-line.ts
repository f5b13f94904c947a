import { isPlainLine } from "./text";

/** Arguments of `refine` for a text that must be a single line without direction overrides. */
export const plainLine = [isPlainLine, "Keep this on one line, without hidden characters"] as const;

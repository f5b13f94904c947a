import "server-only";
import { version as packageVersion } from "@/package.json";

/** The version of Plaza, in every line of the log, in metrics and in traces. */
export const version: string = packageVersion;

import "server-only";
import { isbot } from "isbot";

/** Fetches a page for a person who asks a service about it; not all of these are in the list of isbot. */
const userFetcherPattern = /-user\//i;

/** True if a User-Agent header belongs to a robot. */
export function isRobot(agent: string): boolean {
  return isbot(agent) || userFetcherPattern.test(agent);
}

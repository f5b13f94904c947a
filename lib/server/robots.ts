import "server-only";
import { isbot } from "isbot";

/** Fetches a page for a person who asks a service about it; not all of these are in the list of isbot. */
const onBehalf = /-user\//i;

/** Whether a User-Agent header is that of a program that nobody looks at pages with. */
export function isRobot(agent: string): boolean {
  return isbot(agent) || onBehalf.test(agent);
}

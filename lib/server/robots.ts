import "server-only";
import { isbot } from "isbot";

const userFetcherPattern = /-user\//i;

export function isRobot(agent: string): boolean {
  return isbot(agent) || userFetcherPattern.test(agent);
}

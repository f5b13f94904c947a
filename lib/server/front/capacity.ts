import "server-only";

export class CapacityExceeded extends Error {}

export class NoRenderer extends CapacityExceeded {}

export function noCapacity(): CapacityExceeded {
  return new CapacityExceeded("no room");
}

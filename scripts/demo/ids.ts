import type { Random } from "./random";

/** Fixed date for demo IDs, so that they are the same whenever the data is generated. */
const epoch = Date.UTC(2026, 0, 1);

/** Version 7 UUID for something that happened `age` ms before the data is generated. */
export function makeId(random: Random, age = 0): string {
  const time = Math.max(0, Math.floor(epoch - age))
    .toString(16)
    .padStart(12, "0");
  const tail = random.hex(3);
  const variant = (8 + random.int(0, 3)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${tail}-${variant}${random.hex(3)}-${random.hex(12)}`;
}

/** Where counting what waits ends, so that a long queue costs the admins' screens no more than a short one. */
export const queueCountCap = 1000;

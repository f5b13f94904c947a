export const usTimeZones = [
  { zone: "America/New_York", name: "Eastern Time" },
  { zone: "America/Chicago", name: "Central Time" },
  { zone: "America/Denver", name: "Mountain Time" },
  { zone: "America/Phoenix", name: "Mountain Time, Arizona" },
  { zone: "America/Los_Angeles", name: "Pacific Time" },
  { zone: "America/Anchorage", name: "Alaska Time" },
  { zone: "Pacific/Honolulu", name: "Hawaii Time" },
  { zone: "America/Puerto_Rico", name: "Atlantic Time, Puerto Rico" },
  { zone: "Pacific/Guam", name: "Guam Time" },
] as const;

/** 'Eastern Time' for America/New_York, 'Berlin, Europe' for zones outside the US. */
export function nameTimeZone(zone: string): string {
  const [region = "", ...places] = zone.replaceAll("_", " ").split("/");
  const label = places.length > 0 ? `${places.at(-1)}, ${region}` : region;
  return usTimeZones.find((one) => one.zone === zone)?.name ?? label;
}

/** True for IANA names such as 'America/Denver'; offsets aren't zones. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat("en-US", { timeZone: name }));
  } catch {
    return false;
  }
}

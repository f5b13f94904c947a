import { useSyncExternalStore } from "react";
import { nameTimeZone, usTimeZones } from "@/lib/shared/time-zones";

export function TimeZoneOptions({ chosen }: { chosen: string | null }) {
  const browserZone = useSyncExternalStore(
    () => () => undefined,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
  const others = [...new Set([chosen, browserZone])].filter(
    (zone): zone is string => Boolean(zone) && usTimeZones.every((one) => one.zone !== zone),
  );
  return (
    <>
      {chosen === null ? <option value="">Choose a time zone</option> : null}
      {usTimeZones.map(({ zone, name }) => (
        <option key={zone} value={zone}>
          {name}
        </option>
      ))}
      {others.map((zone) => (
        <option key={zone} value={zone}>
          {nameTimeZone(zone)}
        </option>
      ))}
    </>
  );
}

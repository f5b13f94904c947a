import { useSyncExternalStore } from "react";
import { usTimeZones } from "@/lib/shared/time-zones";

function zoneLabel(zone: string): string {
  const [region = "", ...places] = zone.replaceAll("_", " ").split("/");
  return places.length > 0 ? `${places.at(-1)}, ${region}` : region;
}

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
          {zoneLabel(zone)}
        </option>
      ))}
    </>
  );
}

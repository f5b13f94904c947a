"use client";

import { useSyncExternalStore } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { createStoredText } from "@/lib/client/stored-text";
import { nameTimeZone } from "@/lib/shared/time-zones";

const declined = createStoredText("plaza_declined_zone");

type Props = {
  zone: string | null;
  browserZone: string | null;
  pending: boolean;
  onTake: (zone: string) => void;
};

export function ZoneOffer({ zone, browserZone, pending, onTake }: Props) {
  const refused = useSyncExternalStore(declined.subscribe, declined.read, () => "");
  if (!browserZone || browserZone === zone || refused === browserZone) return null;
  return (
    <Alert title={`This browser’s time zone is ${nameTimeZone(browserZone)}`}>
      <p>
        {zone ? `Your account’s is ${nameTimeZone(zone)}. ` : ""}Use it for quiet hours and for times in
        emails?
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="sm"
          className="tap-target"
          pending={pending}
          onClick={() => onTake(browserZone)}
        >
          Use this time zone
        </Button>
        <Button variant="ghost" size="sm" className="tap-target" onClick={() => declined.write(browserZone)}>
          Not now
        </Button>
      </div>
    </Alert>
  );
}

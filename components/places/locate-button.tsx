"use client";

import { MapPin } from "@/components/ui/icons";
import type { PlaceDto } from "@/lib/places/contract";
import { useGeolocation } from "./use-geolocation";

type Props = { className: string; onFound: (place: PlaceDto) => void };

export function LocateButton({ className, onFound }: Props) {
  const { isFinding, error, find } = useGeolocation(onFound);
  return (
    <div className="grid justify-items-start gap-2 noscript:hidden">
      <button type="button" className={className} disabled={isFinding} onClick={() => void find()}>
        <MapPin />
        {isFinding ? "Finding you…" : "Use my location"}
      </button>
      <p role="status" className="text-harm text-sm empty:hidden">
        {error}
      </p>
    </div>
  );
}

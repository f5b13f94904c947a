"use client";

import { lazy, Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PlaceDto } from "@/lib/places/contract";
import { maxPlaceLength, placeName } from "@/lib/places/rules";

const PlaceOptions = lazy(() =>
  import("./place-options").then((module) => ({ default: module.PlaceOptions })),
);

type Props = {
  id: string;
  place: PlaceDto | null;
  typed?: string;
  onUse?: () => void;
  onChoose: (place: PlaceDto) => void;
  settles?: boolean;
  isFirst?: boolean;
};

/** Without JavaScript, submits text that the server resolves; otherwise a combobox that submits a place ID. */
export function PlaceField({ id, place, typed, onUse, onChoose, settles, isFirst }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(place?.id);
  const [isTyped, setTyped] = useState(false);
  const [isUsed, setUsed] = useState(false);

  function choose(choice: PlaceDto): void {
    if (input.current) input.current.value = placeName(choice);
    flushSync(() => {
      setChosen(choice.id);
      setTyped(false);
    });
    onChoose(choice);
  }

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        City or ZIP code
      </label>
      <div className="relative">
        <input
          ref={input}
          id={id}
          type="text"
          name={chosen ? undefined : "place"}
          defaultValue={place ? placeName(place) : typed}
          maxLength={maxPlaceLength}
          className="control h-11"
          onFocus={() => {
            setUsed(true);
            onUse?.();
          }}
          data-autofocus={isFirst ? "" : undefined}
          data-unsettled={isTyped ? "" : undefined}
          onInput={() => {
            setChosen(undefined);
            setTyped(true);
          }}
        />
        {chosen ? <input type="hidden" name="place" value={chosen} /> : null}
        {isUsed ? (
          <Suspense fallback={null}>
            <PlaceOptions id={`${id}-places`} input={input} onChoose={choose} withHere settles={settles} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}

"use client";

import { choosePlace } from "@/components/places/chosen-place";
import { LocateButton } from "@/components/places/locate-button";
import { PlaceField } from "@/components/places/place-field";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import type { PlaceDto } from "@/lib/places/contract";
import { placeName } from "@/lib/places/rules";
import { hrefs } from "@/lib/shared/hrefs";

const take = (place: PlaceDto) => choosePlace({ id: place.id, name: placeName(place) });

/** Asks where somebody wants to look; without script its button leads to the results there. As high as the row to come. */
export function ChoosePlace() {
  return (
    <section
      aria-labelledby="near-you"
      className="bg-muted grid min-h-78 content-center justify-items-center gap-4 rounded-xl p-6 text-center md:min-h-92"
    >
      <div>
        <h2 id="near-you" className="text-2xl font-bold">
          Near you
        </h2>
        <p className="text-muted-foreground">Choose a place to see what’s listed around it.</p>
      </div>
      <form action={hrefs.search()} className="flex w-full max-w-md items-end gap-3 text-left">
        <input type="hidden" name="sort" value="distance" />
        <div className="grow">
          <PlaceField id="near-place" place={null} onChoose={take} />
        </div>
        <Button type="submit" variant="secondary">
          Look around
        </Button>
      </form>
      <LocateButton className={buttonVariants({ variant: "ghost" })} onFound={take} />
    </section>
  );
}

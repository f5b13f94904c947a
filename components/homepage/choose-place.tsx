import { choosePlace } from "@/components/places/chosen-place";
import { LocateButton } from "@/components/places/locate-button";
import { PlaceField } from "@/components/places/place-field";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import type { PlaceDto } from "@/lib/places/contract";
import { placeName } from "@/lib/places/rules";
import { hrefs } from "@/lib/shared/hrefs";

const take = (place: PlaceDto) => choosePlace({ id: place.id, name: placeName(place) });

export function ChoosePlace() {
  return (
    <div className="grid content-center justify-items-center gap-3 p-4 text-center md:p-6">
      <p className="font-semibold">Choose a place to see what’s listed around it.</p>
      <form action={hrefs.search()} className="flex w-full max-w-md items-end gap-3 text-left">
        <input type="hidden" name="sort" value="distance" />
        <div className="grow">
          <PlaceField id="near-place" place={null} onChoose={take} />
        </div>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      <LocateButton className={buttonVariants({ variant: "ghost" })} onFound={take} />
    </div>
  );
}

import type { FormEvent } from "react";
import { choosePlace } from "@/components/places/chosen-place";
import { PlaceField } from "@/components/places/place-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { PlaceDto } from "@/lib/places/contract";
import { placeName } from "@/lib/places/rules";

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

export function PlaceDialog({ open, onOpenChange }: Props) {
  function choose(place: PlaceDto): void {
    choosePlace({ id: place.id, name: placeName(place) });
    onOpenChange(false);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const field = event.currentTarget.querySelector("input");
    if (!field?.value.trim()) field?.focus();
    // Leaving the field settles what was typed.
    else field.blur();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Set your city"
      description="We’ll show what’s nearest to it first. The city is stored only on this device."
    >
      <form className="flex min-h-104 items-start gap-3" onSubmit={submit}>
        <div className="grow">
          {open ? <PlaceField id="own-place" place={null} settles isFirst onChoose={choose} /> : null}
        </div>
        <Button type="submit" className="mt-6.75">
          Set city
        </Button>
      </form>
    </Dialog>
  );
}

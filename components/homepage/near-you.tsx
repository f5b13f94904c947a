"use client";

import { forgetPlace, useChosenPlace } from "@/components/places/chosen-place";
import { buttonVariants } from "@/components/ui/button-variants";
import { ChoosePlace } from "./choose-place";
import { ReasonRow } from "./reason-row";

/** What is around the place that somebody chose on this device; before that, the question for it in as much room. */
export function NearYou() {
  const place = useChosenPlace();
  if (!place) return <ChoosePlace />;
  return (
    <ReasonRow
      id="near-you"
      title={`Near ${place.name}`}
      address={{ place: place.id, sort: "distance" }}
      count={8}
    >
      <button
        type="button"
        className={buttonVariants({ variant: "ghost", size: "sm" })}
        onClick={forgetPlace}
      >
        Change place
      </button>
    </ReasonRow>
  );
}

"use client";

import { useWatch } from "react-hook-form";
import { AffixField } from "@/components/forms/affix-field";
import { RadioCards } from "@/components/forms/radio-cards";
import { useMayPrice } from "@/components/users/use-may-price";
import { pricingNames } from "@/lib/listings/rules";
import { useListingField } from "./fields";
import { FormPart } from "@/components/forms/form-part";
import { labels, type ListingValues } from "./values";

const pricings = [
  { value: "fixed", label: pricingNames.fixed, hint: "One price for the job" },
  { value: "hourly", label: pricingNames.hourly, hint: "You charge for your time" },
  { value: "from", label: pricingNames.from, hint: "The final price depends on the job" },
];

export function PriceFields({ live }: { live: boolean }) {
  const [category, listingType, pricing] = useWatch<
    ListingValues,
    ["category", "details.listingType", "details.pricing"]
  >({ name: ["category", "details.listingType", "details.pricing"] });
  const monthly = category === "realestate" && listingType === "rent";
  const isLocked = !useMayPrice();
  const hourly = category === "services" && pricing === "hourly";
  return (
    <FormPart title="Price">
      {category === "services" ? <Pricing /> : null}
      <AffixField
        label={labels.price}
        prefix="$"
        suffix={monthly ? "a month" : hourly ? "an hour" : undefined}
        readOnly={isLocked}
        help={
          isLocked
            ? "Only the owner or a manager can change the price."
            : live
              ? "A new price shows right away. If it’s lower, we’ll tell people who saved it."
              : "In US dollars, for example 1,250."
        }
        {...useListingField("price")}
      />
    </FormPart>
  );
}

function Pricing() {
  return (
    <RadioCards
      legend={labels["details.pricing"]}
      options={pricings}
      {...useListingField("details.pricing")}
    />
  );
}

"use client";

import { useWatch } from "react-hook-form";
import { RadioCards } from "@/components/forms/radio-cards";
import { Field, TextField } from "@/components/forms/text-field";
import { Textarea } from "@/components/ui/textarea";
import { maxLengths } from "@/lib/listings/offer/input.rules";
import { useListingField } from "./fields";
import { FormPart } from "@/components/forms/form-part";
import { SubcategoryField } from "./subcategory-field";
import { labels, type ListingValues } from "./values";

const sections = [
  { value: "products", label: "Product", hint: "Something you sell" },
  { value: "services", label: "Service", hint: "Something you do for people" },
  { value: "realestate", label: "Real estate", hint: "A home, business space or land" },
];

const examples: Record<ListingValues["category"], string> = {
  products: "What it is, make and size: “Oak dining table for six.”",
  services: "What you do and for whom: “Weekly yard care for small lots.”",
  realestate: "What makes it stand out: “Sunny three-bedroom home near the lake.”",
};

/** Switching preserves shared values; a live listing can't change section. */
export function SectionField({ fixed }: { fixed: boolean }) {
  const field = useListingField("category");
  if (fixed) return null;
  return (
    <FormPart title="What are you listing?">
      <RadioCards legend={labels.category} options={sections} {...field} />
    </FormPart>
  );
}

export function WordFields() {
  const category = useWatch<ListingValues, "category">({ name: "category" });
  const { error, ...description } = useListingField("description");
  return (
    <FormPart title="Title and description">
      <TextField
        label={labels.title}
        help={examples[category]}
        autoComplete="off"
        autoCapitalize="sentences"
        maxLength={maxLengths.title}
        {...useListingField("title")}
      />
      <SubcategoryField />
      <Field
        label={labels.description}
        help="What it’s like, what’s included and what people usually ask. Leave out phone numbers and links: people message you here."
        error={error}
      >
        {(ids) => <Textarea rows={6} maxLength={maxLengths.description} {...ids} {...description} />}
      </Field>
    </FormPart>
  );
}

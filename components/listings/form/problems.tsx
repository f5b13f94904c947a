"use client";

import { useFormContext } from "react-hook-form";
import { ErrorSummary } from "@/components/forms/error-summary";
import { fieldNames, labels, type FieldName, type ListingValues } from "./values";

export function Problems({ tries }: { tries: number }) {
  const { formState, getFieldState, setFocus } = useFormContext<ListingValues>();
  const problems = fieldNames.flatMap((name) => {
    const message = getFieldState(name, formState).error?.message;
    return message ? [{ name, label: labels[name], message }] : [];
  });

  function choose(name: string): void {
    if (name === "photos") document.getElementById("photos")?.scrollIntoView();
    else setFocus(name as FieldName);
  }

  return <ErrorSummary problems={problems} attempts={tries} onChoose={choose} />;
}

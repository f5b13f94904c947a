"use client";

import { useFormContext, type Path } from "react-hook-form";
import type { ListingValues } from "./values";

export function useListingField(name: Path<ListingValues>) {
  const { register, formState, getFieldState } = useFormContext<ListingValues>();
  return { ...register(name), error: getFieldState(name, formState).error?.message };
}

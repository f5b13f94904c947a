import type { Metadata } from "next";
import { ListingNotFound } from "@/app/_listing/listing-not-found";

export const metadata: Metadata = { title: "Listing not found" };

export default ListingNotFound;

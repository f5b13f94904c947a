import { ListingPage, listingMetadata } from "@/app/_listing/listing-page";

/** Rendered per request: prices and states change, and a removed listing must disappear immediately. */
export const dynamic = "force-dynamic";

export { listingMetadata as generateMetadata };

export default ListingPage;

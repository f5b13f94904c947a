import { ListingPage, listingMetadata } from "../../_listing/listing-page";

/** Rendered for each request: prices and states change, and a removed listing must be gone at once. */
export const dynamic = "force-dynamic";

export { listingMetadata as generateMetadata };

export default ListingPage;

export type MoreReviewsProps = {
  listingId: string;
  /** Where the server's page ended. */
  cursor: string;
  vendorName: string;
  /** Where all of the vendor's reviews are, for those without script. */
  href: string;
};

export type MoreReviewsProps = {
  listingId: string;
  cursor: string;
  vendorName: string;
  href: string;
};

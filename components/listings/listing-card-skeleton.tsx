import { Skeleton, SkeletonText } from "@/components/ui/skeleton";

/** Must match the size of ListingCard, line by line. */
export function ListingCardSkeleton() {
  return (
    <div data-slot="listing-card-skeleton" aria-hidden>
      <Skeleton className="aspect-4/3 rounded-xl" />
      <div className="mt-2.5">
        <div className="card-heading">
          <SkeletonText className="w-11/12" />
          <SkeletonText className="w-4/5" />
          <SkeletonText className="w-3/5" />
        </div>
        <div className="mt-1 md:text-lg">
          <SkeletonText className="w-2/5" />
        </div>
        <div className="mt-0.5 text-sm">
          <SkeletonText className="w-3/4" />
        </div>
        <div className="mt-0.5 text-sm">
          <SkeletonText className="w-1/3" />
        </div>
      </div>
    </div>
  );
}

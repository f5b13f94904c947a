import { CardRow } from "@/components/listings/card-row";
import { useChosenPlace } from "@/components/places/chosen-place";
import type { HomepageRowId } from "@/lib/homepage/row.rules";
import { useHomepageRow } from "./use-homepage-row";

type Props = { row: HomepageRowId; count: number };

export function ReasonCards({ row, count }: Props) {
  const place = useChosenPlace();
  const { data, isError, isFetching, refetch } = useHomepageRow(row, place?.id);
  return <CardRow listings={data} skeletonCount={count} onRetry={isError && !isFetching && refetch} />;
}

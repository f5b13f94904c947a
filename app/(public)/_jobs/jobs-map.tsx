import { formatJobCount, type JobAddress } from "@/lib/jobs/catalog/address.rules";
import type { JobDto } from "@/lib/jobs/contract";
import { listJobPins } from "@/lib/jobs/search/pins.queries";
import { placesCopy } from "@/lib/places/copy";
import type { Page } from "@/lib/shared/page";
import { ShownMap } from "@/app/_results/map-part";

type Props = {
  address: JobAddress;
  page: Page<JobDto>;
  href: string;
};

export async function JobsMap({ address, page: { total, capped }, href }: Props) {
  const { sort: _sort, ...query } = address;
  const { pins, isCut } = await listJobPins(query, { capped });
  const placed = pins.reduce((sum, { count }) => sum + count, 0);
  const unplaced = capped || isCut ? 0 : total - placed;
  const notes = [
    ...(capped ? ["Counts cover the newest jobs."] : []),
    ...(isCut ? [placesCopy.cut("jobs")] : []),
    placesCopy.pins,
    ...(unplaced > 0 ? [`Not on the map: ${formatJobCount(unplaced, false)} without a city.`] : []),
  ];
  return <ShownMap pins={pins} noun="job" href={href} isPartial={capped} note={notes.join(" ")} />;
}

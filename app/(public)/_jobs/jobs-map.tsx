import { placePlaceholder } from "@/components/places/place-mark";
import { formatJobCount, jobQuery, withoutJobPart, type JobAddress } from "@/lib/jobs/catalog/address.rules";
import type { JobDto } from "@/lib/jobs/contract";
import type { JobPart } from "@/lib/jobs/parts.rules";
import { listJobPins } from "@/lib/jobs/search/pins.queries";
import { placesCopy } from "@/lib/places/copy";
import type { Page } from "@/lib/shared/page";
import { MapPanel, ShownMap } from "@/app/_results/map-part";

type Props = {
  address: JobAddress;
  part: JobPart | undefined;
  page: Page<JobDto>;
  isShown: boolean;
  plainHref: (query: string) => string;
  formId: string;
};

export function JobsMapSection({ address, part, page, isShown, plainHref, formId }: Props) {
  if (page.total === 0 || !isShown) return null;
  const around = { ...withoutJobPart(address, part), place: placePlaceholder, within: 0 } as const;
  return (
    <MapPanel formId={formId}>
      <JobsMap {...{ address, page }} href={plainHref(jobQuery(around))} />
    </MapPanel>
  );
}

type MapProps = Pick<Props, "address" | "page"> & { href: string };

async function JobsMap({ address, page: { total, capped }, href }: MapProps) {
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

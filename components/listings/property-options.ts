import { bucketValue } from "@/lib/listings/catalog/address.rules";
import { priceBuckets } from "@/lib/listings/rules";
import { formatDollars } from "@/lib/shared/money";
import { usStates } from "@/lib/shared/us-states";
import type { Options } from "./filters/counted-options";

function bucketName({ min, max }: (typeof priceBuckets)[number]): string {
  return max === null ? `${formatDollars(min)} and above` : `${formatDollars(min)} – ${formatDollars(max)}`;
}

export const bucketOptions: Options = priceBuckets.map((bucket) => [bucketValue(bucket), bucketName(bucket)]);

export const stateOptions: Options = usStates.map(({ code, name }) => [code, name]);

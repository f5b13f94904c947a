"use client";

import { useQuery } from "@tanstack/react-query";
import { listAdvertisementsAt, type AdvertisementDto } from "@/lib/advertisements/contract";
import { advertisementCopy } from "@/lib/advertisements/copy";
import { adRefetchMs, type AdPosition } from "@/lib/advertisements/rules";
import { call } from "@/lib/client/api";
import { loaderError } from "@/lib/client/loader-error";
import { advertisementKeys } from "./keys";

type Options = {
  position: AdPosition;
  seed: AdvertisementDto[];
  /** Epoch milliseconds on this device's clock when the seed reached the page. */
  made: number;
};

/** Seeded by the server and refetched at the interval of spec section 7. */
export function useAdvertisements({ position, seed, made }: Options): AdvertisementDto[] {
  const { data } = useQuery({
    queryKey: advertisementKeys.running(position),
    queryFn: async ({ signal }) => {
      try {
        return await call(listAdvertisementsAt, { params: { position } }, { signal });
      } catch (error) {
        throw loaderError(advertisementCopy.loadFailed(position), error);
      }
    },
    initialData: seed,
    initialDataUpdatedAt: made,
    staleTime: adRefetchMs[position],
    refetchInterval: adRefetchMs[position],
    refetchIntervalInBackground: false,
  });
  return data;
}

"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { errorText } from "@/components/forms/server-errors";
import { Facts } from "@/components/listings/detail/facts";
import { Alert } from "@/components/ui/alert";
import { Prose } from "@/components/ui/prose";
import { Skeleton } from "@/components/ui/skeleton";
import type { ModeratedDetailDto } from "@/lib/listings/moderation/decision.contract";
import { listingFacts } from "@/lib/listings/offer/facts.rules";
import { ChangedFields } from "./changed-fields";
import { ListingCase } from "./listing-case";
import { Pictures } from "./pictures";

type Props = { id: string; updatedAt: string; detail: UseQueryResult<ModeratedDetailDto> };

export function PendingDetail({ id, updatedAt, detail: { data, error, isPending } }: Props) {
  return (
    <>
      {isPending ? (
        <div className="grid gap-2">
          <Skeleton className="h-24" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ) : error ? (
        <Alert
          variant="harm"
          role="alert"
          title={errorText(error, "We couldn’t load this listing. Reload the page to try again.")}
        />
      ) : (
        <Content listing={data} />
      )}
      <ListingCase id={id} updatedAt={updatedAt} />
    </>
  );
}

function Content({ listing }: { listing: ModeratedDetailDto }) {
  const { revision, title, description, images } = listing;
  if (revision) return <ChangedFields changes={revision.changes} />;
  return (
    <div className="grid gap-4">
      {images.length > 0 ? <Pictures title={title} urls={images.map(({ url }) => url)} /> : null}
      <Facts facts={listingFacts(listing)} />
      <Prose text={description} />
    </div>
  );
}

"use client";

import { useState } from "react";
import { errorText } from "@/components/forms/server-errors";
import { Alert } from "@/components/ui/alert";
import { Skeleton } from "@/components/ui/skeleton";
import { useImports } from "./hooks";
import { ImportFile } from "./import-file";
import { ImportProgress } from "./import-progress";

export function ImportView({ hasListings }: { hasListings: boolean }) {
  const { data, error, isPending } = useImports();
  const [startsNew, setStartsNew] = useState(false);
  if (isPending) return <Skeleton className="h-40" />;
  if (error) {
    return <Alert variant="harm" role="alert" title={errorText(error, "We couldn’t load your imports.")} />;
  }
  const [newest] = data;
  const open = newest && newest.status !== "cancelled" && !startsNew ? newest : null;
  return (
    <div className="grid gap-6">
      <h2 className="text-lg font-semibold">Import listings</h2>
      {open ? (
        <ImportProgress key={open.id} known={open} onAgain={() => setStartsNew(true)} />
      ) : (
        <ImportFile hasListings={hasListings} onRead={() => setStartsNew(false)} />
      )}
    </div>
  );
}

"use client";

import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { SkeletonText } from "@/components/ui/skeleton";
import { liveMinutes } from "@/lib/visits/rules";
import { nameOfValue } from "@/lib/visits/statistics.rules";
import { useLiveVisitors } from "./hooks";
import { formatNumber } from "@/lib/shared/numbers";

export function LiveNow() {
  const { data, isError } = useLiveVisitors();
  return (
    <Card>
      <CardHeader>
        <CardTitle className="flex items-center gap-2">
          <span aria-hidden className={`size-2.5 rounded-full ${data?.visitors ? "bg-trust" : "bg-input"}`} />
          On the site now
        </CardTitle>
        <CardDescription>Seen in the last {liveMinutes} minutes.</CardDescription>
      </CardHeader>
      <CardContent>
        {data ? (
          <>
            <p className="text-4xl font-bold tabular-nums">{formatNumber(data.visitors)}</p>
            {data.pages.length > 0 ? (
              <ul role="list" className="mt-3 grid gap-1 text-sm">
                {data.pages.map(({ path, visitors }) => (
                  <li key={path} className="flex justify-between gap-3">
                    <span className="min-w-0 truncate">{nameOfValue("page", path)}</span>
                    <span className="text-muted-foreground tabular-nums">{visitors}</span>
                  </li>
                ))}
              </ul>
            ) : (
              <p className="text-muted-foreground mt-1">No one right now.</p>
            )}
          </>
        ) : isError ? (
          <p className="text-muted-foreground">We can’t count visitors right now. We’ll try again shortly.</p>
        ) : (
          <SkeletonText className="w-20" />
        )}
      </CardContent>
    </Card>
  );
}

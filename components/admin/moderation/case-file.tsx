import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { QueryContent } from "./query-content";

type Props<T> = {
  queryKey: readonly string[];
  read: () => Promise<T>;
  enabled?: boolean;
  skeletonClassName: string;
  children: (file: T) => ReactNode;
};

export function CaseFile<T>({ queryKey, read, enabled = true, skeletonClassName, children }: Props<T>) {
  const query = useQuery({ queryKey, queryFn: read, enabled });
  return (
    <QueryContent
      query={query}
      failure="We couldn’t load the case file. Reload the page to try again."
      skeleton={<Skeleton className={skeletonClassName} />}
    >
      {children}
    </QueryContent>
  );
}

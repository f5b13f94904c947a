import type { ReactNode } from "react";
import { errorText } from "@/components/forms/server-errors";
import { Alert } from "@/components/ui/alert";

type Props<T> = {
  query: { data: T | undefined; error: unknown };
  failure: string;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
};

export function QueryContent<T>({ query: { data, error }, failure, skeleton, children }: Props<T>) {
  if (data) return children(data);
  if (error) return <Alert variant="harm" role="alert" title={errorText(error, failure)} />;
  return skeleton;
}

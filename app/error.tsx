"use client";

import { ErrorView } from "@/components/layout/error-view";

type ErrorPageProps = { error: Error & { digest?: string }; retry: () => void };

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return <ErrorView error={error} onRetry={retry} />;
}

"use client";

import { ErrorView } from "@/components/layout/error-view";
import { fontVariables } from "./fonts";
import "./globals.css";

type GlobalErrorProps = { error: Error & { digest?: string }; retry: () => void };

/** Stands in for the whole document when the layout itself fails. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  return (
    <html lang="en" className={fontVariables}>
      <body className="font-sans antialiased">
        <title>Something went wrong</title>
        <main>
          <ErrorView error={error} onRetry={retry} />
        </main>
      </body>
    </html>
  );
}

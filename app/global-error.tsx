"use client";

import { hrefs } from "@/lib/shared/hrefs";
import { savedDataNote } from "@/lib/shared/saved-data-note";
import "./globals.css";

type GlobalErrorProps = { error: Error & { digest?: string }; retry: () => void };

/** Replaces the whole document if the layout itself fails. Bundled with every page, so it stays small. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  return (
    <html lang="en">
      <body className="page py-section text-center">
        <title>Something went wrong</title>
        <main role="alert">
          <h1 className="text-2xl font-bold">Something went wrong</h1>
          <p className="my-6">We couldn’t show this page. {savedDataNote}</p>
          <p className="my-6 text-sm">Details for our team: {error.digest ?? error.message}</p>
          <button className="p-3 font-semibold underline" onClick={retry}>
            Try again
          </button>{" "}
          <a className="p-3 font-semibold underline" href={hrefs.home()}>
            Go to the homepage
          </a>
        </main>
      </body>
    </html>
  );
}

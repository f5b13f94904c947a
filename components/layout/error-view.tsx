"use client";

import { buttonVariants } from "@/components/ui/button-variants";
import { RotateCcw, TriangleExclamationPoint } from "@/components/ui/icons";
import { hrefs } from "@/lib/shared/hrefs";
import { savedDataNote } from "@/lib/shared/saved-data-note";

type ErrorViewProps = { error: Error & { digest?: string }; onRetry: () => void };

/**
 * Shows the message (spec section 8). Server errors reach the browser without a message, only with a digest that the
 * log contains.
 */
export function ErrorView({ error, onRetry }: ErrorViewProps) {
  return (
    <div
      role="alert"
      className="page py-section flex min-h-[60dvh] flex-col items-center justify-center text-center"
    >
      <span className="bg-harm-soft text-harm grid size-16 place-content-center rounded-full">
        <TriangleExclamationPoint className="size-7" />
      </span>
      <h1 className="mt-6 text-2xl font-bold">Something went wrong</h1>
      <p className="mt-3 max-w-prose">We couldn’t show this page. {savedDataNote} Please try again soon.</p>
      <p className="text-muted-foreground mt-2 max-w-prose text-sm wrap-anywhere">
        {error.digest ? `Reference for our team: ${error.digest}` : `Details for our team: ${error.message}`}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <button type="button" className={buttonVariants()} onClick={onRetry}>
          <RotateCcw />
          Try again
        </button>
        {/* A full page load: the code that failed may be what follows links. */}
        <a href={hrefs.home()} className={buttonVariants({ variant: "secondary" })}>
          Go to the homepage
        </a>
      </div>
    </div>
  );
}

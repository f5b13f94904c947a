import { useRouter } from "next/navigation";
import { useTransition, type ReactNode } from "react";
import { createPortal } from "react-dom";

type Router = ReturnType<typeof useRouter>;
type NavigateOptions = NonNullable<Parameters<Router["push"]>[1]>;
type NavigationState = {
  router: Router;
  /** Leads to a page of the site, in place of this one where it `replaces` that. */
  go: (href: string, options?: NavigateOptions & { replaces?: boolean }) => void;
  isNavigating: boolean;
  /** Shows while that page is on its way; to be put anywhere. */
  line: ReactNode;
};

/** The way to another page, by a press that shows at once that it was taken. */
export function useNavigation(): NavigationState {
  const router = useRouter();
  const [isNavigating, startTransition] = useTransition();
  return {
    router,
    go: (href, { replaces = false, ...options } = {}) =>
      startTransition(() => router[replaces ? "replace" : "push"](href, options)),
    isNavigating,
    line: isNavigating ? <NavigationProgress /> : null,
  };
}

/**
 * A line at the top of the window while the page that was pressed for is on its way. Outside of where it was pressed: a
 * sheet or a menu closes with the press.
 */
function NavigationProgress() {
  return createPortal(
    <span
      aria-hidden
      data-slot="on-its-way"
      className="bg-primary animate-arrive pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 origin-left"
    />,
    document.body,
  );
}

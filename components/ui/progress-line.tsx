import { useRouter } from "next/navigation";
import { useTransition, type ReactNode } from "react";
import { createPortal } from "react-dom";

type Router = ReturnType<typeof useRouter>;
type NavigateOptions = NonNullable<Parameters<Router["push"]>[1]>;
type NavigationState = {
  router: Router;
  go: (href: string, options?: NavigateOptions & { replaces?: boolean }) => void;
  isNavigating: boolean;
  line: ReactNode;
};

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

/** Rendered in a portal, because a sheet or menu closes on press. */
function NavigationProgress() {
  return createPortal(
    <span
      aria-hidden
      data-slot="navigation-progress"
      className="bg-primary animate-arrive pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 origin-left"
    />,
    document.body,
  );
}

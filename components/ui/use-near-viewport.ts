import { useEffect, useState, type RefObject } from "react";

type Options = {
  /** How far from the window counts as near, as CSS writes it. */
  margin?: string;
  /** What need not wait. */
  initially?: boolean;
};

/** Whether an element has come near the window; once near it stays so. */
export function useNear(
  frame: RefObject<HTMLElement | null>,
  { margin = "0px", initially = false }: Options = {},
): boolean {
  const [near, setNear] = useState(initially);

  useEffect(() => {
    const element = frame.current;
    if (near || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, margin, near]);

  return near;
}

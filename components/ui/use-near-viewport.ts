import { useEffect, useState, type RefObject } from "react";

type Options = {
  margin?: string;
  initially?: boolean;
};

export function useNearViewport(
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

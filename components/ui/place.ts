type Placement = { align?: "start" | "center" | "end"; gap?: number };

const margin = 8;

export function positionPopover(
  anchor: Element,
  floating: HTMLElement,
  { align = "start", gap = 8 }: Placement = {},
) {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const { clientWidth, clientHeight } = document.documentElement;
  const lefts = { start: at.left, center: at.left + (at.width - width) / 2, end: at.right - width };
  const below = at.bottom + gap;
  const fits = below + height + margin <= clientHeight || at.top < clientHeight - at.bottom;
  floating.style.left = `${Math.max(margin, Math.min(lefts[align], clientWidth - width - margin))}px`;
  floating.style.top = `${fits ? below : Math.max(margin, at.top - gap - height)}px`;
}

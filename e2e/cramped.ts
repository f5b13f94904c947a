/**
 * The controls that can be too small to be hit: narrower or lower than 24 px, or with another control on a part of them, the
 * only ones of which the rule `target-size` of axe does not know at once that they are large enough. Runs in the page. It
 * looks at the page as if the window were as high: what stays in view at its foot lies at the end of the page.
 */
export function findCramped(): Element[] {
  const least = 24;
  // What takes the focus and is no control, as the main part of a page and what scrolls do, holds controls.
  const held = ["region", "group", "dialog", "main", "img"].map((role) => `[role=${role}]`).join();
  const controls = `a[href], button, summary, select, textarea, input:not([type=hidden]), [tabindex][role]:not(${held})`;
  type Stay = { stays: "" | "fixed" | "sticky"; down: number };
  type Box = Stay & { element: Element; left: number; top: number; right: number; bottom: number };

  const tall = Math.max(0, document.documentElement.scrollHeight - window.innerHeight);
  const known = new Map<Element | null, Stay>([[null, { stays: "", down: window.scrollY }]]);
  /** How what holds an element stays in view, if it does, and how far below its place in the window it would lie. */
  function stayOf(element: Element | null): Stay {
    const found = known.get(element);
    if (found) return found;
    const { position } = getComputedStyle(element!);
    const isAtFoot = position === "fixed" && element!.getBoundingClientRect().top > window.innerHeight / 2;
    let stay: Stay = stayOf(element!.parentElement);
    if (position === "sticky") stay = { stays: position, down: window.scrollY };
    if (position === "fixed") stay = { stays: position, down: isAtFoot ? tall : 0 };
    known.set(element, stay);
    return stay;
  }
  function boxOf(element: Element): Box {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { stays, down } = stayOf(element);
    return { element, left, right, top: top + down, bottom: bottom + down, stays, down };
  }

  const dialog = Array.from(document.querySelectorAll("dialog:modal")).at(-1);
  const boxes = Array.from((dialog ?? document).querySelectorAll(controls))
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map(boxOf)
    // What only a screen reader finds has no place on the screen.
    .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
  const isSmall = ({ left, top, right, bottom }: Box) => right - left < least || bottom - top < least;
  /** Whether a circle of 24 px around the middle of a small one meets another control, or a circle like it around its middle. */
  function isTooNear(box: Box, other: Box): boolean {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const between = Math.hypot((other.left + other.right) / 2 - x, (other.top + other.bottom) / 2 - y);
    const dx = Math.max(other.left - x, 0, x - other.right);
    const dy = Math.max(other.top - y, 0, y - other.bottom);
    return between < least || Math.hypot(dx, dy) < least / 2;
  }
  /** Whether beside all that lies on one nothing large enough is left. What is covered whole is not to be hit. */
  function isCovered({ left, top, right, bottom }: Box, covers: Box[]): boolean {
    const on = covers.filter(
      (one) => one.left > left || one.right < right || one.top > top || one.bottom < bottom,
    );
    const free = [
      Math.min(...on.map((one) => one.left)) - left,
      right - Math.max(...on.map((one) => one.right)),
      Math.min(...on.map((one) => one.top)) - top,
      bottom - Math.max(...on.map((one) => one.bottom)),
    ];
    return on.length > 0 && Math.max(...free) < least;
  }
  function isCramped(box: Box): boolean {
    const { left, top, right, bottom } = box;
    const covers: Box[] = [];
    for (const other of boxes) {
      if (other === box || other.bottom < top - least || other.top > bottom + least) continue;
      // Where something sticky lies among the rest depends on how far the page is scrolled.
      if (box.stays !== other.stays && [box.stays, other.stays].includes("sticky")) continue;
      const isOn = other.left < right && other.right > left && other.top < bottom && other.bottom > top;
      if (isSmall(box) && (isOn || isTooNear(box, other))) return true;
      if (isOn) covers.push(other);
    }
    return isCovered(box, covers);
  }
  return boxes.filter(isCramped).map(({ element }) => element);
}

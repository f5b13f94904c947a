import { useEffect, useRef } from "react";

const rowsMark = "data-removable-rows";

function ownRows(list: HTMLElement): HTMLElement[] {
  const rows = [...list.querySelectorAll<HTMLElement>("[data-removable-row]")];
  return rows.filter((row) => row.parentElement?.closest(`[${rowsMark}]`) === list);
}

/** After a row is removed, moves the focus to the row in its place, or the last one, or the Add button. */
export function useRemovalFocus<E extends HTMLElement>() {
  const list = useRef<E>(null);
  const removed = useRef<number>(undefined);

  useEffect(() => {
    if (removed.current === undefined || !list.current) return;
    const rows = ownRows(list.current);
    const row = rows[Math.min(removed.current, rows.length - 1)];
    removed.current = undefined;
    const target =
      row?.querySelector<HTMLElement>("input, select, textarea") ??
      row?.querySelector<HTMLElement>("button") ??
      list.current.querySelector<HTMLElement>("[data-add-row]");
    target?.focus();
  });

  return {
    listProps: { ref: list, [rowsMark]: true },
    onRemoved: (place: number) => void (removed.current = place),
  };
}

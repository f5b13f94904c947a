"use client";

import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { withQuery } from "@/lib/shared/hrefs";
import { buttonVariants } from "./button-variants";
import { formQuery, settledQuery } from "./form-query";
import { X } from "./icons";
import { IntentLink } from "./intent-link";
import { useNavigation } from "./progress-line";
import { closeOnChange, closeOnLeave, closeOnBackdrop } from "./sheet-dismissal";
import { usePreHydrationInput } from "./use-pre-hydration-input";
import { useSheetDialog } from "./use-sheet-dialog";

type FilterFormProps = {
  id: string;
  action: string;
  active: number;
  showLabel: string;
  countLabel: (query: URLSearchParams) => Promise<string | null>;
  /** Set if there are text fields: adds 'Apply Filters', and 'Clear All' with this URL. */
  clearHref?: string;
  onUse?: () => void;
  children: ReactNode;
};

const typingRestMs = 300;

function isTyped(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type !== "checkbox" && target.type !== "radio";
}

type ApplyOptions = Pick<FilterFormProps, "action" | "countLabel">;

function useFilterActions({ action, countLabel }: ApplyOptions) {
  const { go, line } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [label, setLabel] = useState<string | null>(null);
  const counts = useRef(0);

  useEffect(() => () => clearTimeout(timer.current), []);

  function isSheet(): boolean {
    return sheet.current?.matches(":popover-open") ?? false;
  }

  function leave() {
    clearTimeout(timer.current);
    counts.current += 1;
    if (isSheet()) sheet.current?.hidePopover();
    setLabel(null);
  }

  function apply(event?: FormEvent) {
    event?.preventDefault();
    if (form.current?.reportValidity() === false) return;
    const query = formQuery(form.current);
    leave();
    go(withQuery(action, String(query)), { scroll: false });
  }

  function clear() {
    form.current?.reset();
    leave();
  }

  async function count() {
    const turn = ++counts.current;
    const counted = await countLabel(settledQuery(form.current));
    if (turn === counts.current) setLabel(counted);
  }

  function follow(target: EventTarget) {
    clearTimeout(timer.current);
    if (isSheet()) timer.current = setTimeout(() => void count(), isTyped(target) ? typingRestMs : 0);
    else if (!isTyped(target)) apply();
  }

  usePreHydrationInput(form, follow);

  return { form, sheet, label, apply, clear, follow, line };
}

/**
 * Column on desktop, where choices apply immediately and text on Enter or the button; sheet on phones, whose button
 * shows the number of results. Without JavaScript, a plain form.
 */
export function FilterForm(props: FilterFormProps) {
  const { id, action, active, showLabel, countLabel, clearHref, onUse, children } = props;
  const { form, sheet, label, apply, clear, follow, line } = useFilterActions({ action, countLabel });
  const becomeDialog = useSheetDialog("Filters");

  return (
    <>
      <div
        ref={sheet}
        id={`${id}-sheet`}
        popover="auto"
        data-slot="filter-sheet"
        data-scroll-lock
        className="filter-sheet outline-none"
        onBlur={closeOnLeave}
        onClick={closeOnBackdrop}
        onBeforeToggle={(event) => {
          closeOnChange(event);
          becomeDialog(event);
        }}
        onFocus={onUse}
        onPointerEnter={onUse}
      >
        <form
          ref={form}
          id={id}
          action={action}
          aria-label="Filters"
          className="grid gap-5"
          autoComplete="off"
          onSubmit={apply}
          onChange={({ target }) => follow(target)}
        >
          <SheetHead sheetId={`${id}-sheet`} />
          {children}
          <FilterFoot label={label ?? showLabel} {...{ clearHref, active }} onClear={clear} />
        </form>
      </div>
      {line}
    </>
  );
}

function SheetHead({ sheetId }: { sheetId: string }) {
  return (
    <div className="flex items-center justify-between lg:hidden">
      <h2 className="text-xl font-semibold">Filters</h2>
      <button
        type="button"
        popoverTarget={sheetId}
        popoverTargetAction="hide"
        aria-label="Close filters"
        className={buttonVariants({ variant: "ghost", size: "icon" })}
      >
        <X />
      </button>
    </div>
  );
}

type FootProps = Pick<FilterFormProps, "active" | "clearHref"> & { label: string; onClear: () => void };

function FilterFoot({ label, active, clearHref, onClear }: FootProps) {
  return (
    <div className="filter-foot">
      <button type="submit" className={`${buttonVariants()} grow lg:hidden`}>
        {label}
      </button>
      <button
        type="submit"
        className={`${buttonVariants({ variant: "secondary" })} grow max-lg:hidden ${clearHref ? "" : "lg:hidden lg:noscript:inline-flex"}`}
      >
        Apply Filters
      </button>
      {clearHref && active > 0 ? (
        <IntentLink
          href={clearHref}
          scroll={false}
          className={buttonVariants({ variant: "ghost" })}
          onClick={onClear}
        >
          Clear All
        </IntentLink>
      ) : null}
    </div>
  );
}

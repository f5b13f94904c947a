"use client";

import { LoaderCircle, Search, X } from "@/components/ui/icons";
import { maxSearchLength } from "@/lib/listings/rules";
import { useNavigation } from "@/components/ui/progress-line";
import { usePathname, useSearchParams } from "next/navigation";
import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
} from "react";
import type { PanelState, Option } from "./option";

const SuggestionPanel = lazy(() =>
  import("./suggestion-panel").then((module) => ({ default: module.SuggestionPanel })),
);

type Props = {
  name?: string;
  placeholder?: string;
  size?: "default" | "lg";
};

const searchPages = ["/search", "/problem"];

function useSearched(): string {
  const pathname = usePathname();
  const query = useSearchParams()?.get("q") ?? "";
  return searchPages.includes(pathname) ? query : "";
}

/**
 * Without JavaScript, a plain form to /search; otherwise a combobox whose panel loads on first focus. On phones, a
 * press opens it full screen.
 */
export function SearchBox({
  name = "Site search",
  placeholder = "Search listings",
  size = "default",
}: Props) {
  const searched = useSearched();
  const way = useNavigation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(searched);
  const [followed, setFollowed] = useState(searched);
  const [open, setOpen] = useState<PanelState>(null);
  const [used, setUsed] = useState(false);
  const [options, setOptions] = useState<Option[]>([]);
  // By its id: rows come and go while the suggestions arrive.
  const [active, setActive] = useState<string | null>(null);
  const place = options.findIndex((option) => option.id === active);
  const marked = open ? options[place] : undefined;
  if (searched !== followed) {
    setFollowed(searched);
    setText(searched);
  }

  // What was typed before this code ran.
  useEffect(() => {
    const field = input.current;
    if (field?.value) setText(field.value);
    if (!field || field !== document.activeElement) return;
    setUsed(true);
    setOpen("focused");
  }, []);

  function close(): void {
    setOpen(null);
    setActive(null);
  }

  function go(href: string, search: string): void {
    void import("./recent-searches").then(({ rememberSearch }) => rememberSearch(search));
    close();
    // The entry that Back closes the whole screen by makes room for where one goes.
    const isLifted = history.state?.lifted;
    if (isLifted) history.replaceState(null, "");
    way.go(href, { replaces: isLifted });
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const search = text.trim();
    if (!search) {
      input.current?.focus();
      return;
    }
    input.current?.blur();
    go(`/search?q=${encodeURIComponent(search)}`, search);
  }

  function onEscape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    if (open) event.preventDefault();
    input.current?.focus();
    close();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && marked) {
      event.preventDefault();
      go(marked.href, marked.text);
      return;
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpen("used");
    if (options.length === 0) return;
    const step = event.key === "ArrowDown" ? 1 : -1;
    const from = place < 0 && step < 0 ? 0 : place;
    setActive(options[(from + step + options.length) % options.length]?.id ?? null);
  }

  return (
    <div>
      <form
        action="/search"
        role="search"
        aria-label={name}
        aria-busy={way.isNavigating}
        className="relative"
        onSubmit={submit}
        onKeyDown={onEscape}
        onBlur={(event) => {
          const { currentTarget: form, relatedTarget } = event;
          // A whole screen stays when the keyboard is put away.
          if (!form.contains(relatedTarget) && !form.parentElement?.popover) close();
        }}
      >
        <button
          type="submit"
          tabIndex={-1}
          aria-label="Start search"
          className="text-muted-foreground hover:text-foreground absolute top-1/2 left-0.5 grid size-11 -translate-y-1/2 place-items-center rounded-full"
        >
          <Search className="size-5" />
          {way.isNavigating ? (
            <span
              data-slot="search-wait"
              className="bg-card animate-late text-primary absolute inset-1 grid place-items-center rounded-full"
            >
              <LoaderCircle className="size-5 animate-spin" />
            </span>
          ) : null}
        </button>
        <input
          ref={input}
          type="text"
          inputMode="search"
          name="q"
          value={text}
          placeholder={placeholder}
          aria-label="Search"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          maxLength={maxSearchLength}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={!!open && options.length > 0}
          aria-controls={`${id}-panel`}
          aria-activedescendant={marked ? `${id}-${marked.id}` : undefined}
          className={`border-input bg-card text-foreground placeholder:text-muted-foreground w-full rounded-full border pr-12 pl-12 ${size === "lg" ? "h-14 text-lg" : "h-11 text-base"}`}
          onChange={(event) => {
            setText(event.target.value);
            setActive(null);
            setOpen("used");
          }}
          onFocus={() => {
            setUsed(true);
            setOpen((was) => was ?? "focused");
          }}
          onClick={() => setOpen("used")}
          onKeyDown={onKeyDown}
        />
        {text ? (
          <button
            type="button"
            aria-label="Clear search"
            className="text-muted-foreground hover:text-foreground absolute top-1/2 right-0.5 grid size-11 -translate-y-1/2 place-items-center rounded-full"
            onClick={() => {
              setText("");
              input.current?.focus();
            }}
          >
            <X aria-hidden className="size-5" />
          </button>
        ) : null}
        {used ? (
          <Suspense fallback={null}>
            <SuggestionPanel
              id={id}
              text={text}
              open={open}
              active={marked?.id ?? null}
              onOptions={setOptions}
              onMark={setActive}
              onChoose={(option) => go(option.href, option.text)}
              onForget={() => input.current?.focus()}
              onClose={close}
            />
          </Suspense>
        ) : null}
      </form>
      {way.line}
    </div>
  );
}

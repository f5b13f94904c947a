"use client";

import { LoaderCircle, Search, X } from "@/components/ui/icons";
import { maxSearchLength } from "@/lib/listings/rules";
import { useNavigation } from "@/components/ui/progress-line";
import { usePathname, useSearchParams } from "next/navigation";
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from "react";
import { useSearchPanel, type SearchPanel } from "./use-search-panel";

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

function useSearchText() {
  const searched = useSearched();
  const [text, setText] = useState(searched);
  const [followed, setFollowed] = useState(searched);
  if (searched !== followed) {
    setFollowed(searched);
    setText(searched);
  }
  return [text, setText] as const;
}

type InputRef = RefObject<HTMLInputElement | null>;

type EarlyHandlers = { onText: (text: string) => void; onFocus: () => void };

function useEarlyInput(input: InputRef, { onText, onFocus }: EarlyHandlers): void {
  const report = useEffectEvent(() => {
    const field = input.current;
    if (field?.value) onText(field.value);
    if (field && field === document.activeElement) onFocus();
  });
  useEffect(() => report(), []);
}

type ActionOptions = {
  input: InputRef;
  text: string;
  panel: SearchPanel;
};

function useSearchActions({ input, text, panel }: ActionOptions) {
  const way = useNavigation();

  function go(href: string, search: string): void {
    void import("./recent-searches").then(({ rememberSearch }) => rememberSearch(search));
    panel.close();
    // The history entry that closes the full screen on Back is replaced.
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
    if (panel.open) event.preventDefault();
    input.current?.focus();
    panel.close();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && panel.marked) {
      event.preventDefault();
      go(panel.marked.href, panel.marked.text);
      return;
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    panel.step(event.key === "ArrowDown" ? 1 : -1);
  }

  return { way, go, submit, onEscape, onKeyDown };
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
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useSearchText();
  const panel = useSearchPanel();
  const { way, go, submit, onEscape, onKeyDown } = useSearchActions({ input, text, panel });

  useEarlyInput(input, { onText: setText, onFocus: panel.focus });

  function clear(): void {
    setText("");
    input.current?.focus();
  }

  function onBlur({ currentTarget: form, relatedTarget }: FocusEvent<HTMLFormElement>): void {
    // A full screen stays open when the on-screen keyboard closes.
    if (!form.contains(relatedTarget) && !form.parentElement?.popover) panel.close();
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
        onBlur={onBlur}
      >
        <SubmitButton isWaiting={way.isNavigating} />
        <SearchField ref={input} {...{ id, text, placeholder, size, panel, onKeyDown }} onText={setText} />
        {text ? <ClearButton onClick={clear} /> : null}
        {panel.used ? (
          <Suspense fallback={null}>
            <SuggestionPanel
              id={id}
              text={text}
              open={panel.open}
              active={panel.marked?.id ?? null}
              onOptions={panel.setOptions}
              onMark={panel.setActive}
              onChoose={(option) => go(option.href, option.text)}
              onForget={() => input.current?.focus()}
              onClose={panel.close}
            />
          </Suspense>
        ) : null}
      </form>
      {way.line}
    </div>
  );
}

function SubmitButton({ isWaiting }: { isWaiting: boolean }) {
  return (
    <button
      type="submit"
      tabIndex={-1}
      aria-label="Start search"
      className="text-muted-foreground hover:text-foreground absolute top-1/2 left-0.5 grid size-11 -translate-y-1/2 place-items-center rounded-full"
    >
      <Search className="size-5" />
      {isWaiting ? (
        <span
          data-slot="search-wait"
          className="bg-card animate-late text-primary absolute inset-1 grid place-items-center rounded-full"
        >
          <LoaderCircle className="size-5 animate-spin" />
        </span>
      ) : null}
    </button>
  );
}

type FieldProps = Required<Pick<Props, "placeholder" | "size">> & {
  ref: Ref<HTMLInputElement>;
  id: string;
  text: string;
  panel: SearchPanel;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
};

function SearchField({ ref, id, text, placeholder, size, panel, onText, onKeyDown }: FieldProps) {
  const { open, options, marked, setActive, focus, show } = panel;
  return (
    <input
      ref={ref}
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
        onText(event.target.value);
        setActive(null);
        show();
      }}
      onFocus={focus}
      onClick={show}
      onKeyDown={onKeyDown}
    />
  );
}

function ClearButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label="Clear search"
      className="text-muted-foreground hover:text-foreground absolute top-1/2 right-0.5 grid size-11 -translate-y-1/2 place-items-center rounded-full"
      onClick={onClick}
    >
      <X aria-hidden className="size-5" />
    </button>
  );
}

"use client";

import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { call } from "@/lib/client/api";
import { suggestPlaces, type PlaceDto } from "@/lib/places/contract";
import { placesCopy } from "@/lib/places/copy";
import { minPlaceLength, placeName } from "@/lib/places/rules";
import { placeKeys } from "./keys";
import { useGeolocation } from "./use-geolocation";

type Props = {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  onChoose: (place: PlaceDto) => void;
  withHere?: boolean;
  /** Takes the first suggestion for text that the user leaves without a choice. */
  settles?: boolean;
};

const debounceMs = 120;

function suggestionsQuery(text: string) {
  return queryOptions({
    queryKey: placeKeys.suggestions(text),
    queryFn: ({ signal }) => call(suggestPlaces, { query: { q: text } }, { signal }),
  });
}

function usePlaces(text: string): readonly PlaceDto[] {
  const [query, setQuery] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setQuery(text.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  const isEnabled = text !== "" && query.length >= minPlaceLength;
  const { data, isError } = useQuery({
    ...suggestionsQuery(query),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  return isEnabled && !isError && data ? data : [];
}

type SettledTextInput = Pick<Props, "input" | "settles"> & { onFound: (place: PlaceDto) => void };

/** Text left without a choice: becomes the first suggestion, or is marked as unknown if there is none. */
function useSettledText({ input, settles, onFound }: SettledTextInput) {
  const client = useQueryClient();
  const isOpen = useRef(false);
  const [isUnknown, setUnknown] = useState(false);

  function change(isTyped: boolean): void {
    isOpen.current = isTyped;
    setUnknown(false);
  }

  async function settle(): Promise<void> {
    const typed = input.current?.value.trim() ?? "";
    if (!settles || !isOpen.current || typed === "") return;
    const isLong = typed.length >= minPlaceLength;
    const places = isLong ? await client.fetchQuery(suggestionsQuery(typed)).catch(() => null) : [];
    const field = input.current;
    if (!places || !isOpen.current || field === document.activeElement || field?.value.trim() !== typed)
      return;
    if (places[0]) onFound(places[0]);
    else setUnknown(true);
  }

  return { isUnknown, change, settle };
}

type Option = { name: string; choose: () => void };

export function PlaceOptions({ id, input, onChoose, withHere, settles }: Props) {
  const [text, setText] = useState("");
  const [active, setActive] = useState(-1);
  const [isUsed, setUsed] = useState(true);
  const places = usePlaces(text);
  const { isFinding, error, find } = useGeolocation(choosePlace);
  const { isUnknown, change, settle } = useSettledText({ input, settles, onFound: choosePlace });
  const deviceOption = { name: isFinding ? "Finding you…" : "Use my location", choose: () => void find() };
  const options: Option[] =
    text === "" && withHere
      ? [deviceOption]
      : places.map((place) => ({ name: placeName(place), choose: () => choosePlace(place) }));
  const isOpen = isUsed && options.length > 0;

  function close(): void {
    setUsed(false);
    setText("");
    setActive(-1);
  }

  function choosePlace(place: PlaceDto): void {
    close();
    change(false);
    onChoose(place);
  }

  function onInput(): void {
    setText(input.current?.value ?? "");
    setUsed(true);
    setActive(-1);
    change(true);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.isComposing || !isOpen) return;
    const marked = options[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((Math.max(active, step < 0 ? 0 : -1) + step + options.length) % options.length);
    else if (event.key === "Escape") close();
    else if (event.key === "Enter" && marked) marked.choose();
    else return;
    event.preventDefault();
  }

  const onBlur = () => {
    close();
    void settle();
  };
  useFieldEvents(input, { onInput, onKeyDown, onBlur, onFocus: () => setUsed(true) });
  useFieldState(input, { id, isOpen, active, isUnknown });

  return (
    <>
      <Problem text={error ?? (isUnknown ? placesCopy.choose : null)} />
      {isOpen ? <OptionList {...{ id, options, active }} /> : null}
    </>
  );
}

function Problem({ text }: { text: string | null }) {
  return (
    <p role="status" className="text-harm mt-1 text-sm empty:hidden">
      {text}
    </p>
  );
}

type FieldEvents = {
  onInput: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
  onFocus: () => void;
};

function useFieldEvents(input: Props["input"], events: FieldEvents): void {
  const onInput = useEffectEvent(events.onInput);
  const onKeyDown = useEffectEvent(events.onKeyDown);
  const onBlur = useEffectEvent(events.onBlur);
  const onFocus = useEffectEvent(events.onFocus);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const blur = () => onBlur();
    const focus = () => onFocus();
    const type = () => onInput();
    const press = (event: KeyboardEvent) => onKeyDown(event);
    field.addEventListener("input", type);
    field.addEventListener("keydown", press);
    field.addEventListener("blur", blur);
    field.addEventListener("focus", focus);
    field.setAttribute("autocomplete", "off");
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    // Text typed before this code loaded.
    const early = setTimeout(() => {
      if (field.value !== field.defaultValue) onInput();
    });
    return () => {
      clearTimeout(early);
      field.removeEventListener("input", type);
      field.removeEventListener("keydown", press);
      field.removeEventListener("blur", blur);
      field.removeEventListener("focus", focus);
    };
  }, [input]);
}

type FieldState = { id: string; isOpen: boolean; active: number; isUnknown: boolean };

function useFieldState(input: Props["input"], { id, isOpen, active, isUnknown }: FieldState): void {
  useEffect(() => {
    const field = input.current;
    field?.setAttribute("aria-expanded", String(isOpen));
    field?.setAttribute("aria-controls", id);
    if (isOpen && active >= 0) field?.setAttribute("aria-activedescendant", `${id}-${active}`);
    else field?.removeAttribute("aria-activedescendant");
    if (isUnknown) field?.setAttribute("aria-invalid", "true");
    else field?.removeAttribute("aria-invalid");
  }, [input, id, isOpen, active, isUnknown]);
}

type ListProps = { id: string; options: readonly Option[]; active: number };

function OptionList({ id, options, active }: ListProps) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label="Places"
      className="bg-popover shadow-float absolute inset-x-0 top-full z-20 mt-1 grid max-h-80 overflow-y-auto rounded-md border p-1"
    >
      {options.map(({ name, choose }, index) => (
        <li
          key={name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className="aria-selected:bg-accent hover:bg-accent flex min-h-11 cursor-pointer items-center rounded-sm px-3"
          // Prevents blur, which would close the list.
          onPointerDown={(event) => event.preventDefault()}
          onClick={choose}
        >
          {name}
        </li>
      ))}
    </ul>
  );
}

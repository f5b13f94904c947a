import type { ReactNode } from "react";
import { buttonVariants } from "./button-variants";
import { Search } from "./icons";
import { Input } from "./input";
import { QueryForm } from "./query-form";

type Props = {
  action: string;
  /** What is searched: 'Search vendors'. */
  label: string;
  placeholder: string;
  value: string;
  maxLength?: number;
  /** What else the address keeps. */
  kept?: readonly { name: string; value: string }[];
  /** Further choices of the list, before the button. */
  children?: ReactNode;
};

/** One search over a list; the words go into the address as `search`. */
export function SearchForm({
  action,
  label,
  placeholder,
  value,
  maxLength = 100,
  kept = [],
  children,
}: Props) {
  return (
    <QueryForm
      role="search"
      aria-label={label}
      action={action}
      className={`flex max-w-md gap-2 ${children ? "max-sm:flex-wrap" : ""}`}
    >
      {kept.map((input) => (
        <input key={input.name} type="hidden" {...input} />
      ))}
      <Input
        // Another search, or none any more, is not what was typed for this one.
        key={value}
        type="search"
        name="search"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={value}
        maxLength={maxLength}
        className={children ? "max-sm:basis-full" : undefined}
      />
      {children}
      <button
        type="submit"
        aria-label="Search"
        className={buttonVariants({ variant: "secondary", size: "icon" })}
      >
        <Search />
      </button>
    </QueryForm>
  );
}

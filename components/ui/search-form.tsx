import type { ReactNode } from "react";
import { buttonVariants } from "./button-variants";
import { Search } from "./icons";
import { Input } from "./input";
import { QueryForm } from "./query-form";

type Props = {
  action: string;
  label: string;
  placeholder: string;
  value: string;
  maxLength?: number;
  preservedParams?: readonly { name: string; value: string }[];
  children?: ReactNode;
};

export function SearchForm({
  action,
  label,
  placeholder,
  value,
  maxLength = 100,
  preservedParams = [],
  children,
}: Props) {
  return (
    <QueryForm
      role="search"
      aria-label={label}
      action={action}
      className={`flex max-w-md gap-2 ${children ? "max-sm:flex-wrap" : ""}`}
    >
      {preservedParams.map((input) => (
        <input key={input.name} type="hidden" {...input} />
      ))}
      <Input
        // Remounts the input for another search, discarding typed text.
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

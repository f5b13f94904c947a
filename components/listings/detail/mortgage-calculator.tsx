"use client";

import { useId, useState, useSyncExternalStore } from "react";
import { ChevronDown } from "@/components/ui/icons";
import {
  maxMortgageRate,
  mortgageDefaults,
  calculateMortgage,
  mortgageYears,
  parseAmount,
  parseRate,
} from "@/lib/listings/offer/mortgage.rules";
import { formatPrice } from "@/lib/shared/money";
import { formatNumber } from "@/lib/shared/numbers";

const subscribe = () => () => {};

function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

function usualDownPayment(price: number): string {
  return formatNumber(Math.round((price * mortgageDefaults.downPercent) / 100));
}

export function MortgageCalculator({ price }: { price: number }) {
  const id = useId();
  const script = useHydrated();
  const [down, setDown] = useState(() => usualDownPayment(price));
  const [rate, setRate] = useState(String(mortgageDefaults.ratePercent));
  const [years, setYears] = useState<number>(mortgageDefaults.years);
  const downPayment = parseAmount(down, price);
  const ratePercent = parseRate(rate);
  const result =
    downPayment === null || ratePercent === null
      ? null
      : calculateMortgage({ price, downPayment, ratePercent, years });

  return (
    <div data-slot="mortgage" className="bg-card grid gap-6 rounded-xl border p-4 md:grid-cols-2 md:p-6">
      <fieldset disabled={!script} className="grid content-start gap-4">
        <legend className="sr-only">Loan terms</legend>
        <Field
          id={`${id}-down`}
          label="Down payment"
          unit="$"
          value={down}
          error={downPayment === null ? `Enter an amount from 0 to ${formatPrice(price)}` : null}
          onChange={setDown}
        />
        <Field
          id={`${id}-rate`}
          label="Interest rate"
          unit="%"
          value={rate}
          error={ratePercent === null ? `Enter a rate from 0 to ${maxMortgageRate}` : null}
          onChange={setRate}
        />
        <TermField id={`${id}-years`} years={years} onChange={setYears} />
      </fieldset>
      <div className="bg-muted grid content-center gap-1 rounded-md p-4 md:p-6" aria-live="polite">
        <p className="text-muted-foreground text-sm">Estimated monthly payment</p>
        <p className="text-3xl font-bold tabular-nums">{result ? formatPrice(result.monthly) : "–"}</p>
        {result ? (
          <p className="text-muted-foreground mt-2 text-sm">
            For a loan of {formatPrice(result.loan)} over {years} years, with{" "}
            {formatPrice(result.totalInterest)} in total interest. Taxes, insurance and fees not included.
          </p>
        ) : null}
      </div>
    </div>
  );
}

type TermProps = { id: string; years: number; onChange: (years: number) => void };

function TermField({ id, years, onChange }: TermProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        Loan term
      </label>
      <span className="relative block">
        <select
          id={id}
          value={years}
          className="control h-11 appearance-none pr-10"
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {mortgageYears.map((value) => (
            <option key={value} value={value}>
              {value} years
            </option>
          ))}
        </select>
        <ChevronDown className="select-mark" />
      </span>
    </div>
  );
}

type FieldProps = {
  id: string;
  label: string;
  unit: "$" | "%";
  value: string;
  error: string | null;
  onChange: (value: string) => void;
};

function Field({ id, label, unit, value, error, onChange }: FieldProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <span className="relative block">
        <input
          type="text"
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          aria-invalid={error !== null}
          aria-describedby={error ? `${id}-error` : undefined}
          className={`control h-11 tabular-nums ${unit === "$" ? "pl-7" : "pr-9"}`}
          onChange={(event) => onChange(event.target.value)}
        />
        <span
          aria-hidden
          className={`text-muted-foreground pointer-events-none absolute inset-y-0 flex items-center ${unit === "$" ? "left-3" : "right-3"}`}
        >
          {unit}
        </span>
      </span>
      {error ? (
        <p id={`${id}-error`} className="text-harm text-sm">
          {error}
        </p>
      ) : null}
    </div>
  );
}

"use client";

import { useState, type ComponentProps } from "react";
import { AffixField } from "@/components/forms/affix-field";
import { FormDialog } from "@/components/forms/form-dialog";
import { SelectField } from "@/components/forms/select-field";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { applyPriceChange, type PriceChange } from "@/lib/listings/desk/bulk.rules";
import { bulkBodySchema } from "@/lib/listings/desk/bulk.schema";
import { formatCapacity, type FeaturedUse } from "@/lib/listings/desk/limits.rules";
import { listingInputCopy } from "@/lib/listings/offer/input.copy";
import { maxPrice } from "@/lib/listings/offer/input.rules";
import { fromCents, formatPrice, toCents } from "@/lib/shared/money";
import { parseMoney, parsePercent } from "@/lib/shared/typed-number";
import type { DeskListingDto } from "@/lib/vendors/desk/desk.contract";
import { bulkWords, isBulkApplicable, type BulkChoice } from "./actions";

type Props = {
  choice: BulkChoice;
  listings: readonly DeskListingDto[];
  featured: FeaturedUse;
  pending: boolean;
  onClose: () => void;
  onConfirm: (ids: string[], price?: PriceChange) => void;
};

function parsePriceChange(kind: PriceChange["kind"], text: string): number {
  return (kind === "set" ? parseMoney(text) : parsePercent(text)) ?? Number.NaN;
}

export function BulkConfirm({ choice, listings, featured, pending, onClose, onConfirm }: Props) {
  const [kind, setKind] = useState<PriceChange["kind"]>("percent");
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const part = listings.filter((listing) => isBulkApplicable(listing, choice));
  const ids = part.map(({ id }) => id);
  const left = listings.length - part.length;
  const { button, one, many } = bulkWords[choice];
  const price: PriceChange = { kind, value: parsePriceChange(kind, text) };
  const [example] = part;

  function confirm(): void {
    if (choice !== "price") {
      onConfirm(ids);
      return;
    }
    const checked = bulkBodySchema.safeParse({ action: "price", ids, price });
    if (checked.success) onConfirm(ids, price);
    else setError(priceProblem(price));
  }

  const title = `${button}: ${part.length === 1 ? example?.title || "the draft" : `${part.length} listings`}`;
  return (
    <BulkDialog isForm={choice === "price"} {...{ title, button, pending, onClose }} onConfirm={confirm}>
      <p>{part.length === 1 ? one : many}</p>
      {choice === "feature" ? <p>{formatCapacity(featured, part.length)}</p> : null}
      {left > 0 ? (
        <p className="text-muted-foreground">
          {left === 1
            ? "1 selected listing won’t change: its status doesn’t"
            : `${left} selected listings won’t change: their status doesn’t`}{" "}
          allow this.
        </p>
      ) : null}
      {choice === "price" ? (
        <PriceFields
          price={price}
          text={text}
          error={error}
          example={example}
          onKind={(next) => {
            setKind(next);
            setError(undefined);
          }}
          onText={(next) => {
            setText(next);
            setError(undefined);
          }}
        />
      ) : null}
    </BulkDialog>
  );
}

function priceProblem({ kind, value }: PriceChange): string {
  if (kind === "percent") return "Enter a change from −90 to 500 percent";
  if (Number.isNaN(value)) return listingInputCopy.notANumber;
  return value > maxPrice ? listingInputCopy.priceTooHigh : listingInputCopy.priceTooLow;
}

type BulkDialogProps = Pick<
  ComponentProps<typeof ConfirmDialog>,
  "title" | "button" | "pending" | "onClose" | "onConfirm" | "children"
> & { isForm: boolean };

function BulkDialog({ isForm, onConfirm, children, ...dialog }: BulkDialogProps) {
  if (isForm) {
    return (
      <FormDialog {...dialog} onSubmit={onConfirm}>
        {children}
      </FormDialog>
    );
  }
  return (
    <ConfirmDialog {...dialog} onConfirm={onConfirm}>
      <div className="grid gap-4">{children}</div>
    </ConfirmDialog>
  );
}

type PriceProps = {
  price: PriceChange;
  text: string;
  error: string | undefined;
  example: DeskListingDto | undefined;
  onKind: (kind: PriceChange["kind"]) => void;
  onText: (text: string) => void;
};

function PriceFields({ price, text, error, example, onKind, onText }: PriceProps) {
  const isPercent = price.kind === "percent";
  return (
    <>
      <SelectField
        label="Change"
        value={price.kind}
        onChange={(event) => onKind(event.target.value === "set" ? "set" : "percent")}
      >
        <option value="percent">By percent</option>
        <option value="set">Set one price</option>
      </SelectField>
      <AffixField
        label={isPercent ? "Change by percent (−10 lowers prices)" : "New price"}
        prefix={isPercent ? undefined : "$"}
        suffix={isPercent ? "%" : undefined}
        value={text}
        error={error}
        data-autofocus
        inputMode={isPercent ? "text" : "decimal"}
        onChange={(event) => onText(event.target.value)}
      />
      {example && Number.isFinite(price.value) ? (
        <p className="text-muted-foreground text-sm">
          {example.title}: {formatPrice(example.price)} becomes{" "}
          {formatPrice(fromCents(applyPriceChange(toCents(example.price), price)))}
        </p>
      ) : null}
    </>
  );
}

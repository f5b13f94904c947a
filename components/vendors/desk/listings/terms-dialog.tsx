"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AffixField } from "@/components/forms/affix-field";
import { FormDialog } from "@/components/forms/form-dialog";
import { fieldErrors, tryAgain } from "@/components/forms/server-errors";
import { TextField } from "@/components/forms/text-field";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { getSellingTerms, saveSellingTerms, type SellingTerms } from "@/lib/listings/desk/terms.contract";
import { termsCopy } from "@/lib/listings/desk/terms.copy";
import { hasStock, maxSku } from "@/lib/listings/desk/terms.rules";
import { parseMoney, parseNumber } from "@/lib/shared/typed-number";
import type { DeskListingDto } from "@/lib/vendors/desk/desk.contract";
import { vendorKeys } from "../../keys";

type Props = { listing: DeskListingDto; onClose: () => void };

export function TermsDialog({ listing, onClose }: Props) {
  const { id, title } = listing;
  const { data: terms, error } = useQuery({
    queryKey: vendorKeys.terms(id),
    queryFn: ({ signal }) => call(getSellingTerms, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const name = `Private terms: ${title || "draft"}`;
  if (terms) return <TermsForm name={name} listing={listing} terms={terms} onClose={onClose} />;
  return (
    <FormDialog
      title={name}
      button="Save"
      disabled
      error={error}
      failure={`The terms couldn’t be loaded. ${tryAgain}`}
      onClose={onClose}
      onSubmit={() => undefined}
    >
      {error ? null : <Skeleton className="h-40" />}
    </FormDialog>
  );
}

type Texts = { minimumOffer: string; sku: string; lowStock: string };
type Problems = Partial<Record<keyof Texts, string>>;

function textsOf({ minimumOffer, sku, lowStock }: SellingTerms): Texts {
  return {
    minimumOffer: minimumOffer === null ? "" : String(minimumOffer),
    sku: sku ?? "",
    lowStock: lowStock === null ? "" : String(lowStock),
  };
}

function parse(texts: Texts): { terms: SellingTerms; problems: Problems } {
  const minimumOffer = parseMoney(texts.minimumOffer);
  const lowStock = parseNumber(texts.lowStock);
  return {
    terms: { minimumOffer, sku: texts.sku.trim() || null, lowStock },
    problems: {
      ...(minimumOffer !== null && !(minimumOffer > 0) ? { minimumOffer: termsCopy.minimumOffer } : {}),
      ...(lowStock !== null && !Number.isInteger(lowStock) ? { lowStock: termsCopy.lowStock } : {}),
    },
  };
}

function useTermsForm({ listing: { id, title }, terms, onClose }: FormProps) {
  const [texts, setTexts] = useState(() => textsOf(terms));
  const [problems, setProblems] = useState<Problems>({});
  const save = useMutation({
    mutationFn: (body: SellingTerms) => call(saveSellingTerms, { params: { id }, body }),
    onSuccess: () => {
      toast({ title: `The terms of ${title || "the draft"} were saved` });
      onClose();
    },
  });

  function submit(): void {
    const parsed = parse(texts);
    setProblems(parsed.problems);
    if (Object.keys(parsed.problems).length === 0) save.mutate(parsed.terms);
  }

  const field = (name: keyof Texts) => ({
    value: texts[name],
    error: problems[name] ?? fieldErrors(save.error)[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setTexts({ ...texts, [name]: target.value }),
  });
  return { field, save, submit };
}

type FormProps = Props & { name: string; terms: SellingTerms };

function TermsForm(props: FormProps) {
  const { name, listing, onClose } = props;
  const { field, save, submit } = useTermsForm(props);
  return (
    <FormDialog
      title={name}
      button="Save"
      pending={save.isPending}
      error={save.error}
      failure={`The terms weren’t saved. ${tryAgain}`}
      onClose={onClose}
      onSubmit={submit}
    >
      <p className="text-muted-foreground text-sm">Only you see these. They apply right away.</p>
      <AffixField
        label="Minimum offer (optional)"
        prefix="$"
        help="For one piece. Lower offers are declined politely, without naming this amount."
        data-autofocus
        {...field("minimumOffer")}
      />
      {hasStock(listing.category) ? (
        <>
          <TextField
            label="SKU (optional)"
            autoComplete="off"
            maxLength={maxSku}
            help="Your own number. A CSV import finds the listing by it."
            {...field("sku")}
          />
          <TextField
            label="Notify me when the stock falls to (optional)"
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            {...field("lowStock")}
          />
        </>
      ) : null}
    </FormDialog>
  );
}

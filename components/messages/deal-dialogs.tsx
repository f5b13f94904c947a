"use client";

import { OpenCaseDialog } from "@/components/cases/open-case-dialog";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { call } from "@/lib/client/api";
import { actOnOffer, actOnViewing, completeDeal, type DealDto } from "@/lib/messages/deal.contract";
import { deleteBuyerRating } from "@/lib/messages/rating.contract";
import { useDealStep } from "./deal-hooks";
import { confirmationFor, type DealDialogProps, type DealDialogRequest } from "./deal-words";
import { BuyerDialog } from "./buyer-dialog";
import { BuyerRatingDialog } from "./buyer-rating-dialog";
import { InterviewDialog } from "./interview-dialog";
import { OfferDialog } from "./offer-dialog";
import { ViewingDialog } from "./viewing-dialog";

export function DealDialog(props: DealDialogProps) {
  const { press } = props;
  if (press === "offer") return <OfferDialog {...props} />;
  if (press === "viewing" || press === "reschedule") return <ViewingDialog {...props} />;
  if (press === "interview") return <InterviewDialog {...props} />;
  if (press === "rate") return <BuyerRatingDialog {...props} />;
  if (press === "case" || press === "viewing_case") return <OpenCaseDialog {...props} />;
  if (press === "buyer") return <BuyerDialog {...props} />;
  return <DealQuestion {...props} />;
}

function stepOf(press: DealDialogRequest, id: string, { offer, viewing }: DealDto): () => Promise<DealDto> {
  if (press === "complete") return () => call(completeDeal, { params: { id } });
  if (press === "cancel_viewing" || press === "no_show") {
    const action = press === "no_show" ? press : "decline";
    return () => call(actOnViewing, { params: { id: viewing?.id ?? "", action }, body: {} });
  }
  if (press === "delete_rating") {
    return () => call(deleteBuyerRating, { params: { id: offer?.id ?? "" } });
  }
  const action = press === "accept" || press === "withdraw" || press === "call_off" ? press : "decline";
  return () => call(actOnOffer, { params: { id: offer?.id ?? "", action } });
}

function DealQuestion({ conversation, deal, press, open, onOpenChange }: DealDialogProps) {
  const step = useDealStep(conversation.id);
  const question = confirmationFor(press, conversation, deal);
  if (!question) return null;
  const { title, text, verb, harm, cancel = harm ? "Keep it" : "Not yet" } = question;
  const take = () =>
    step.mutate(stepOf(press, conversation.id, deal), { onSuccess: () => onOpenChange(false) });
  return (
    <ConfirmDialog
      open={open}
      title={title}
      button={verb}
      cancel={cancel}
      harm={harm}
      pending={step.isPending}
      onClose={() => onOpenChange(false)}
      onConfirm={take}
    >
      <p>{text}</p>
      {step.error ? (
        <p role="alert" className="text-harm mt-3 font-medium">
          {errorText(step.error, `That didn’t work. ${tryAgain}`)}
        </p>
      ) : null}
    </ConfirmDialog>
  );
}

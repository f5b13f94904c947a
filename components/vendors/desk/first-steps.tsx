import { CircleCheck } from "@/components/ui/icons";
import { IntentLink } from "@/components/ui/intent-link";
import { ArrowRight } from "@/components/ui/deferred-icons";
import type { FirstStep } from "@/lib/vendors/desk/desk.rules";

export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done);
  return (
    <section aria-labelledby="first-steps" className="bg-card rounded-xl border">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-4 md:px-6">
        <h2 id="first-steps" className="text-lg font-semibold">
          Set up your shop
        </h2>
        <p className="text-muted-foreground tabular-nums">
          {done} of {steps.length} done
        </p>
      </div>
      <ol className="divide-y border-t">
        {steps.map((step, index) => (
          <li key={step.id} className="flex items-center gap-4 px-4 py-3 md:px-6">
            {step.done ? (
              <CircleCheck className="text-trust shrink-0" />
            ) : (
              <span
                aria-hidden
                className="border-input grid size-5 shrink-0 place-items-center rounded-full border text-xs tabular-nums"
              >
                {index + 1}
              </span>
            )}
            <div className="min-w-0 flex-1">
              {step.done ? (
                <span className="text-muted-foreground">
                  {step.text}
                  <span className="sr-only">, done</span>
                </span>
              ) : (
                <IntentLink
                  href={step.href}
                  className={`tap-target rounded-sm underline-offset-4 hover:underline ${step === next ? "text-primary font-semibold" : "font-medium"}`}
                >
                  {step.text}
                </IntentLink>
              )}
              {step.done ? null : <p className="text-muted-foreground text-sm">{step.hint}</p>}
            </div>
            {step === next ? <ArrowRight className="text-muted-foreground shrink-0" /> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

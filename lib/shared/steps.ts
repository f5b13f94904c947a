/** What one action does: the states it may start from, the state it leads to, and who may take it. */
export type Step<Status extends string, Actor extends string, To = Status> = {
  from: readonly Status[];
  to: To;
  by: readonly Actor[];
};

/** Action × state × who → state: all that can happen to something with states. */
export type StepTable<Action extends string, Status extends string, Actor extends string> = Readonly<
  Record<Action, Step<Status, Actor>>
>;

type AnyStep = Step<string, string, string | null>;
type Move<Action, S extends AnyStep> = { status: S["from"][number]; action: Action; actor: S["by"][number] };

/** The step of this action, or null where this actor may not take it in this state. */
export function allowedStep<Action extends string, S extends AnyStep>(
  table: Readonly<Record<Action, S>>,
  { status, action, actor }: Move<Action, S>,
): S | null {
  const step = table[action];
  return step.from.includes(status) && step.by.includes(actor) ? step : null;
}

/** The state after an action, or null where it is not allowed. */
export function nextState<Action extends string, S extends AnyStep>(
  table: Readonly<Record<Action, S>>,
  move: Move<Action, S>,
): S["to"] | null {
  return allowedStep(table, move)?.to ?? null;
}

/** What one action does: the states it may start from, the state it leads to, and who may take it. */
export type Transition<Status extends string, Actor extends string, To = Status> = {
  from: readonly Status[];
  to: To;
  by: readonly Actor[];
};

/** Action × state × who → state: all that can happen to something with states. */
export type TransitionTable<Action extends string, Status extends string, Actor extends string> = Readonly<
  Record<Action, Transition<Status, Actor>>
>;

type AnyStep = Transition<string, string, string | null>;
type Move<Action, S extends AnyStep> = { status: S["from"][number]; action: Action; actor: S["by"][number] };

/** The step of this action, or null where this actor may not take it in this state. */
export function findTransition<Action extends string, S extends AnyStep>(
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
  return findTransition(table, move)?.to ?? null;
}

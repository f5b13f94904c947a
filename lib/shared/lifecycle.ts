export type Transition<Status extends string, Actor extends string, To = Status> = {
  from: readonly Status[];
  to: To;
  by: readonly Actor[];
};

export type TransitionTable<Action extends string, Status extends string, Actor extends string> = Readonly<
  Record<Action, Transition<Status, Actor>>
>;

export type AnyTransition = Transition<string, string, string | null>;
export type Move<Action, S extends AnyTransition> = {
  status: S["from"][number];
  action: Action;
  actor: S["by"][number];
};

export function findTransition<Action extends string, S extends AnyTransition>(
  table: Readonly<Record<Action, S>>,
  { status, action, actor }: Move<Action, S>,
): S | null {
  const step = table[action];
  return step.from.includes(status) && step.by.includes(actor) ? step : null;
}

export function nextState<Action extends string, S extends AnyTransition>(
  table: Readonly<Record<Action, S>>,
  move: Move<Action, S>,
): S["to"] | null {
  return findTransition(table, move)?.to ?? null;
}
